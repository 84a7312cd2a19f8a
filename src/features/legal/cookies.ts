import { PROVIDER_NAMES } from '../../core/article/embed.ts';
import { KEPT_IN_BROWSER, storageGroups, writtenName, type StorageGroup } from '../../core/privacy/browser-storage.ts';
import { privacyAddress } from '../../core/privacy/sections.ts';
import { hostOf, type PrivacySettings } from '../../core/privacy/privacy-settings.ts';
import { CONSENT_COOKIE } from '../../core/privacy/storage-keys.ts';
import { PRODUCT_NAME } from '../../core/product.ts';
import { MANAGE_COOKIES } from '../../presentation/consent/copy.ts';
import { withCapital, type LegalSection, type LegalText } from './legal-text.ts';

const PROVIDERS = new Intl.ListFormat('fr', { type: 'disjunction' }).format(PROVIDER_NAMES);

/** Writes the page about cookies from the declared storage of a site with these settings. */
export function cookiesText(site: PrivacySettings): LegalText {
  const recipient = site.tracker && hostOf(site.tracker);
  return {
    title: 'Cookies',
    updatedOn: '2026-11-28',
    ...(recipient === null
      ? {
          description: `Ce que ${PRODUCT_NAME} garde sur ton appareil : aucun traceur qui demande ton accord, et la liste du reste.`,
          summary:
            'Aucun cookie de visite, aucun traceur qui demande ton accord : c’est pour ça qu’aucun bandeau ne t’a sauté dessus en arrivant. Ton navigateur garde seulement ce qui fait marcher ce que tu utilises.',
        }
      : {
          description: `Ce que ${PRODUCT_NAME} garde sur ton appareil, ce qui attend ton accord, et comment changer d’avis.`,
          summary:
            'Un seul cookie de visite : celui qui retient ta réponse. Tout ce qui vient d’ailleurs attend que tu dises oui, et un non ne te coûte rien.',
        }),
    sections: [
      { title: 'En bref', blocks: overview(recipient) },
      ...storageGroups(site).map((group) => sectionOf(group, recipient)),
      ...(recipient === null ? [] : [measurement(recipient)]),
      embeds(recipient),
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
          'Ne nous crois pas sur parole : les outils de ton navigateur montrent ce que chaque site garde chez toi, sous les noms donnés ici, et permettent de l’effacer. La CNIL explique comment, et propose d’autres moyens de [te protéger en ligne](https://www.cnil.fr/fr/cookies-et-autres-traceurs).',
        ],
      },
    ],
  };
}

function overview(recipient: string | null): LegalSection['blocks'] {
  return [
    {
      facts: [
        [
          'Cookies de visite',
          recipient === null ? 'Aucun.' : `Un seul, ${CONSENT_COOKIE}, une fois que tu as répondu.`,
        ],
        [
          'Traceurs',
          recipient === null
            ? 'Aucun qui demande ton accord : ni pixel, ni identifiant publicitaire, ni empreinte de ton appareil gardée dans ton navigateur.'
            : `Aucun sans ton accord. Avec ton accord, ceux de ${recipient}, décrits plus bas.`,
        ],
        [
          'Stockage du navigateur',
          'La liste vient ci-dessous, partie par partie. Tout y est strictement nécessaire à ce que tu demandes : l’article 82 de la loi Informatique et Libertés le dispense d’accord. Rien ne s’y garde avant que tu ouvres la page en question.',
        ],
        [
          'Contenus de tiers',
          'Aucun sans que tu le demandes : les polices, les images et les scripts viennent du site lui-même ou de son hébergeur. Pas de bouton de réseau social.',
        ],
        [
          'Mesure d’audience',
          `Un compteur de vues et de lectures, sans rien déposer ni lire sur ton appareil. Il est décrit sous [Confidentialité](${privacyAddress('vues')}).`,
        ],
      ],
    },
    'Comme tous les sites, celui-ci laisse ton navigateur garder quelque temps une copie des images et des pages, pour aller plus vite. Ce cache reste chez toi et ne nous apprend rien.',
  ];
}

function sectionOf({ title, introduction, kept, conclusion }: StorageGroup, recipient: string | null): LegalSection {
  const facts = kept.map((name): [string, string] => {
    const { place, contents, until } = KEPT_IN_BROWSER[name];
    return [writtenName(name), `${withCapital(place)} : ${contents}. Durée : ${until}.`];
  });
  return {
    title,
    blocks: [
      introduction,
      { facts },
      ...(conclusion === undefined ? [] : [conclusion]),
      ...(kept.includes('CONSENT_COOKIE') && recipient !== null ? CHANGING_ONES_MIND : []),
    ],
  };
}

const CHANGING_ONES_MIND = [
  `Pour changer d’avis, touche « ${MANAGE_COOKIES} », en bas de chaque page, celle-ci comprise : refuser ou accepter y prend un geste, comme la première fois. Sans JavaScript, rien de tout cela ne se charge et il n’y a rien à gérer.`,
  'Si ton navigateur refuse tous les cookies, ta réponse ne peut pas être retenue : nous comptons ça comme un non, et nous ne te demandons rien.',
  'Un refus n’enlève rien à ta lecture. Si tu retires ton accord, les appels cessent aussitôt, et nous effaçons de notre domaine les cookies que le prestataire y a laissés. Ceux qu’il a posés sur le sien ne nous sont pas accessibles : ton navigateur peut les effacer. Retirer ton accord ne rend pas illicite ce qui a été fait avant.',
];

function measurement(recipient: string): LegalSection {
  return {
    title: 'Mesure des inscriptions',
    blocks: [
      `Seulement si tu l’acceptes. Qui reçoit quoi, et pourquoi, est dit sous [Confidentialité](${privacyAddress('inscriptions-mesurees')}).`,
      {
        facts: [
          [
            'Quand',
            `À l’ouverture d’une page, et quand tu touches un lien ou un bouton d’inscription ; sur la page d’une campagne, parfois où que tu touches. Ton navigateur appelle alors ${recipient}. L’inscription n’attend pas sa réponse.`,
          ],
          [
            'Les cookies du prestataire',
            'Son script peut lire l’adresse de la page et déposer : [À compléter : nom et durée de chaque cookie].',
          ],
        ],
      },
    ],
  };
}

function embeds(recipient: string | null): LegalSection {
  return {
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
  };
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
