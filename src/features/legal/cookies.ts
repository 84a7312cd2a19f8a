import { PRODUCT_NAME } from '../../core/product.ts';
import { PRIVACY_ADDRESS } from '../../core/site/addresses.ts';
import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Cookies',
  description: `Ce que ${PRODUCT_NAME} dépose sur ton appareil : aucun cookie, aucun traceur, aucun tiers.`,
  updatedOn: '2026-11-21',
  summary: 'Zéro. Pas un cookie, pas une miette. C’est pour ça qu’aucun bandeau ne t’a sauté dessus en arrivant.',
  sections: [
    {
      title: 'Ce que le site dépose chez toi',
      blocks: [
        {
          facts: [
            ['Cookies', 'Aucun.'],
            [
              'Autres traceurs',
              'Aucun : ni pixel, ni identifiant publicitaire, ni empreinte de ton appareil gardée dans ton navigateur.',
            ],
            [
              'Contenus de tiers',
              'Aucun : les polices, les images et les scripts viennent du site lui-même ou de son hébergeur. Ni carte, ni vidéo, ni bouton de réseau social.',
            ],
            [
              'Mesure d’audience',
              `Un compteur de vues et de lectures, sans rien déposer ni lire sur ton appareil. Il est décrit sous [Confidentialité](${PRIVACY_ADDRESS}).`,
            ],
          ],
        },
        'Comme tous les sites, celui-ci laisse ton navigateur garder quelque temps une copie des images et des pages, pour aller plus vite. Ce cache reste chez toi et ne nous apprend rien.',
      ],
    },
    {
      title: 'Pour les personnes qui administrent le site',
      blocks: [
        'Quand une personne de la rédaction se connecte, son navigateur garde sa session dans son stockage local (une entrée dont le nom se termine par « auth-token »). Elle disparaît à la déconnexion.',
        'Cette entrée est strictement nécessaire au service que la personne demande : l’article 82 de la loi Informatique et Libertés la dispense de consentement. Qui ne fait que lire le site n’en reçoit pas.',
      ],
    },
    {
      title: 'Si cela change un jour',
      blocks: [
        'Si une page a un jour besoin d’un traceur ou du contenu d’un tiers (une vidéo, un lecteur audio), voici ce que nous ferons :',
        {
          list: [
            'rien ne se chargera avant que tu aies dit oui ;',
            'refuser sera aussi simple qu’accepter, et tu pourras lire la page dans les deux cas ;',
            'tu pourras changer d’avis à tout moment, depuis cette page ;',
            'cette page dira quoi, pour qui, pourquoi et pour combien de temps.',
          ],
        },
      ],
    },
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
