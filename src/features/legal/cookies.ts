import { PROVIDER_NAMES } from '../../core/article/embed.ts';
import { PRODUCT_NAME } from '../../core/product.ts';
import { PRIVACY_ADDRESS } from '../../core/site/addresses.ts';
import { SESSION_KEY } from '../../gateway/browser/session-key.ts';
import { CONSENT_COOKIE } from '../../presentation/consent/choices.ts';
import { MANAGE_COOKIES } from '../../presentation/consent/copy.ts';
import type { LegalSection, LegalText } from './legal-text.ts';

/** The cookie by which the embedded server knows a member's device: `scripts/backend/known-devices.ts`. */
const DEVICE_COOKIE = 'coquelicot-device';

const PROVIDERS = new Intl.ListFormat('fr', { type: 'disjunction' }).format(PROVIDER_NAMES);

/**
 * The page about cookies, true of the site as it is configured.
 *
 * @param recipient host of the conversion tracker, or null without one
 */
export function cookiesText(recipient: string | null): LegalText {
  return {
    title: 'Cookies',
    updatedOn: '2026-11-26',
    ...(recipient === null
      ? {
          description: `Ce que ${PRODUCT_NAME} dépose sur ton appareil : aucun cookie de visite, aucun traceur qui demande ton accord.`,
          summary:
            'Zéro. Pas un cookie, pas une miette. C’est pour ça qu’aucun bandeau ne t’a sauté dessus en arrivant.',
        }
      : {
          description: `Ce que ${PRODUCT_NAME} dépose sur ton appareil, ce qui attend ton accord, et comment changer d’avis.`,
          summary:
            'Un seul cookie de la maison : celui qui retient ta réponse. Tout ce qui vient d’ailleurs attend que tu dises oui, et un non ne te coûte rien.',
        }),
    sections: [
      { title: 'Ce que le site dépose chez toi', blocks: deposits(recipient) },
      ...(recipient === null ? [] : consentSections(recipient)),
      {
        title: 'Vidéos, sons et GIF d’autres sites',
        blocks: [
          `Un article ou la page du podcast peut montrer une vidéo, un morceau ou un GIF qui se trouve ailleurs : chez ${PROVIDERS}. Tant que tu n’as rien demandé, tu vois un dessin à nous, et rien ne part chez eux.`,
          'Le bouton sous le dessin charge le contenu. À ce moment-là, et pas avant, son éditeur voit ton adresse IP, ton navigateur et le nom de notre site, et peut déposer ses propres cookies, selon ses propres règles. Ton clic vaut accord pour ce contenu, sur cette page, cette fois-ci ; le même bouton le referme. Quand le fournisseur a un lecteur plus discret, c’est celui-là que nous chargeons.',
          ...(recipient === null
            ? []
            : [
                'Si tu as accepté « Vidéos, sons et GIF d’autres sites » dans tes choix, ces contenus s’affichent sans redemander, jusqu’à ce que tu changes d’avis.',
              ]),
          'Un lien mène aussi au même contenu chez son éditeur, si tu préfères le voir là-bas.',
        ],
      },
      {
        title: 'La recherche sans connexion',
        blocks: [
          'La page de recherche garde sur ton appareil une copie d’elle-même et de la liste des articles, pour répondre même sans réseau. Cette copie sert à ce que tu demandes et à rien d’autre (article 82 de la loi Informatique et Libertés : pas besoin d’accord). Ce que tu cherches ne quitte pas ton appareil, sauf si tu recharges ou partages la page : ta recherche est alors dans son adresse. Ton navigateur l’efface avec les données du site.',
        ],
      },
      {
        title: 'Les quiz et le jeu',
        blocks: [
          'Pendant une partie, ton navigateur garde tes réponses dans son stockage local, pour que tu la retrouves si la page se recharge ; il les efface au verdict. Si tu mets le son, il s’en souvient. Il garde aussi une copie du quiz, pour y jouer sans réseau. Rien de tout cela ne quitte ton appareil : tes réponses, nous ne les connaissons pas.',
          'Drague Simulator 3000 garde de même ta soirée, tes succès et tes réglages, et une copie de ses dessins. Tes succès restent quand tu recommences ; ton navigateur les efface avec les données du site.',
        ],
      },
      {
        title: 'Les pages de campagne',
        blocks: [
          'Si tu arrives par une messagerie ou un réseau social et que ton navigateur t’a servi une vieille copie de la page, elle se recharge une fois. Pour ne pas recommencer, elle note sa version dans le stockage de session de ton navigateur, et l’efface quand tu la quittes. Ce repère est strictement nécessaire, ne dit rien de toi et ne quitte pas ton appareil.',
        ],
      },
      {
        title: 'Le concours',
        blocks: [
          'Quand un concours a lieu et que tu t’y inscris, ton navigateur garde tes numéros de participation dans son stockage local (« coquelicot-contest-tickets »), pour te les montrer quand tu reviens. Ton navigateur les efface avec les données du site.',
        ],
      },
      {
        title: 'Les confessions',
        blocks: [
          'Ce que tu écris au confessionnal reste dans le stockage de session de ton navigateur : un rechargement ne l’efface pas, fermer l’onglet ou envoyer ta confession, si.',
        ],
      },
      {
        title: 'Le podcast',
        blocks: [
          'Tant que tu n’as pas envoyé ta candidature d’invité ou ton adresse e-mail, ton navigateur garde ce que tu as tapé, pour l’onglet ouvert seulement : si la page se recharge, tu ne recommences pas. Il l’efface à l’envoi, ou quand tu fermes l’onglet.',
        ],
      },
      {
        title: 'Pour les personnes qui administrent le site',
        blocks: [
          'Quand une personne de la rédaction se connecte, son navigateur garde :',
          {
            list: [
              `sa session (« ${SESSION_KEY} »), jusqu’à la déconnexion ;`,
              'les suppressions d’articles qu’elle peut encore annuler, un jour au plus ;',
              'les textes que le serveur n’a pas encore, jusqu’à ce qu’il les ait ;',
              'les listes d’articles qu’elle a vues en dernier, jusqu’à la déconnexion, et celle où elle était, tant que l’onglet est ouvert ;',
              'son choix pour la typographie française, jusqu’à ce qu’elle efface les données du site ;',
              `si le site tient lui-même ses comptes, un cookie (« ${DEVICE_COOKIE} »), six mois : il distingue son appareil de ceux qui essaient son mot de passe.`,
            ],
          },
          'C’est strictement nécessaire au service qu’elle demande : l’article 82 de la loi Informatique et Libertés le dispense de consentement. Une personne qui ne fait que lire le site n’en reçoit rien.',
        ],
      },
      ...(recipient === null ? [promises] : []),
      {
        title: 'Quand tu quittes le site',
        blocks: [
          'Les liens qui mènent ailleurs, dont ceux vers le service de rencontre, t’emmènent sur des sites qui ont leurs propres cookies et leurs propres règles : [À compléter : adresse de la politique du service de rencontre].',
        ],
      },
      {
        title: 'Vérifier par toi-même',
        blocks: [
          'Ne nous crois pas sur parole : les outils de ton navigateur montrent ce que chaque site garde chez toi, et permettent de l’effacer. La CNIL explique comment, et propose d’autres moyens de [te protéger en ligne](https://www.cnil.fr/fr/cookies-et-autres-traceurs).',
        ],
      },
    ],
  };
}

function deposits(recipient: string | null): LegalSection['blocks'] {
  return [
    {
      facts: [
        ['Cookies', recipient === null ? 'Aucun.' : `Un seul, ${CONSENT_COOKIE}, une fois que tu as répondu.`],
        [
          'Autres traceurs',
          recipient === null
            ? 'Aucun : ni pixel, ni identifiant publicitaire, ni empreinte de ton appareil gardée dans ton navigateur.'
            : `Aucun sans ton accord. Avec ton accord, ceux de ${recipient}, décrits plus bas.`,
        ],
        [
          'Contenus de tiers',
          'Aucun sans que tu le demandes : les polices, les images et les scripts viennent du site lui-même ou de son hébergeur. Pas de bouton de réseau social.',
        ],
        [
          'Mesure d’audience',
          `Un compteur de vues et de lectures, sans rien déposer ni lire sur ton appareil. Il est décrit sous [Confidentialité](${PRIVACY_ADDRESS}).`,
        ],
      ],
    },
    'Comme tous les sites, celui-ci laisse ton navigateur garder quelque temps une copie des images et des pages, pour aller plus vite. Ce cache reste chez toi et ne nous apprend rien.',
  ];
}

function consentSections(recipient: string): LegalSection[] {
  return [
    {
      title: 'Ta réponse, et comment en changer',
      blocks: [
        {
          facts: [
            ['Nom', `${CONSENT_COOKIE}, déposé par notre site.`],
            [
              'Ce qu’il contient',
              'Ce que tu as accepté, la date de ta réponse et un numéro tiré au hasard qui permet de prouver qu’elle a été donnée. Nous ne le relions à rien d’autre.',
            ],
            [
              'Combien de temps',
              'Six mois (182 jours), pour un oui comme pour un non. Ensuite, nous te reposons la question.',
            ],
            [
              'Pourquoi sans accord',
              'Il est strictement nécessaire : sans lui, nous devrions t’interroger à chaque page (article 82 de la loi Informatique et Libertés).',
            ],
          ],
        },
        `Pour changer d’avis, touche « ${MANAGE_COOKIES} », en bas de chaque page, celle-ci comprise : refuser ou accepter y prend un geste, comme la première fois. Sans JavaScript, rien de tout cela ne se charge et il n’y a rien à gérer.`,
        'Si ton navigateur refuse tous les cookies, ta réponse ne peut pas être retenue : nous comptons ça comme un non, et nous ne te demandons rien.',
        'Un refus n’enlève rien à ta lecture. Si tu retires ton accord, les appels cessent aussitôt, et nous effaçons de notre domaine les cookies que le prestataire y a laissés. Ceux qu’il a posés sur le sien ne nous sont pas accessibles : ton navigateur peut les effacer. Retirer ton accord ne rend pas illicite ce qui a été fait avant.',
      ],
    },
    {
      title: 'Mesure des inscriptions',
      blocks: [
        'Seulement si tu l’acceptes :',
        {
          facts: [
            [
              'Qui reçoit',
              `${recipient} : [À compléter : nom du prestataire, son rôle (sous-traitant ou responsable conjoint), son pays et, hors de l’Union européenne, les garanties du transfert].`,
            ],
            [
              'Quand',
              'À l’ouverture d’une page, et quand tu touches un lien ou un bouton d’inscription ; sur la page d’une campagne, parfois où que tu touches. L’inscription n’attend pas sa réponse.',
            ],
            [
              'Quoi',
              'Ton adresse IP et ton navigateur, comme pour toute requête, l’heure, l’adresse de notre site et le numéro sous lequel ce prestataire nous connaît. Son script peut aussi lire l’adresse de la page et déposer ses cookies.',
            ],
            ['Pourquoi', 'Savoir quelles campagnes amènent des inscriptions.'],
            [
              'Combien de temps',
              '[À compléter : nom et durée de chaque cookie du prestataire, durée de conservation des données].',
            ],
          ],
        },
      ],
    },
  ];
}

const promises: LegalSection = {
  title: 'Si cela change un jour',
  blocks: [
    'Si le site a un jour besoin d’un traceur, voici ce que nous ferons :',
    {
      list: [
        'rien ne se chargera avant que tu aies dit oui ;',
        'refuser sera aussi simple qu’accepter, et tu pourras lire la page dans les deux cas ;',
        'tu pourras changer d’avis à tout moment, depuis le bas de chaque page ;',
        'cette page dira quoi, pour qui, pourquoi et pour combien de temps.',
      ],
    },
  ],
};
