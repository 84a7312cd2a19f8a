import { PRODUCT_NAME } from '../../core/product.ts';
import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Accessibilité',
  description: `Déclaration d’accessibilité de ${PRODUCT_NAME} : où nous en sommes, et comment signaler un obstacle.`,
  updatedOn: '2026-11-21',
  summary: `Accessibilité : non conforme, faute d’audit. ${PRODUCT_NAME} veut pouvoir être lu, parcouru et compris par tout le monde. Nous n’y sommes pas tout à fait ; voici où nous en sommes.`,
  sections: [
    {
      title: 'Engagement',
      blocks: [
        `[À compléter : raison sociale de l’éditeur] s’engage à rendre son site accessible, dans l’esprit de l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration s’applique au site public de ${PRODUCT_NAME} : accueil, listes, articles, anecdotes et pages d’information.`,
      ],
    },
    {
      title: 'État de conformité',
      blocks: [
        'Le site n’a pas encore été audité : il est donc, au sens du référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, déclaré non conforme. Cela ne dit pas qu’il est inaccessible, mais que personne ne l’a encore mesuré.',
      ],
    },
    {
      title: 'Résultats des tests',
      blocks: [
        'Un audit complet n’a pas encore été mené : [À compléter : date de l’audit, organisme et taux de conformité].',
        'Ce que nous avons voulu :',
        {
          list: [
            'tout se parcourt au clavier, le focus se voit, et un lien mène droit au contenu ;',
            'les textes ont un contraste d’au moins 4,5 pour 1, en thème clair comme en thème sombre ;',
            'les pages s’affichent sans défilement horizontal à 320 pixels de large ;',
            'les animations s’arrêtent si ton système demande moins de mouvement ;',
            'articles, listes et menus fonctionnent sans JavaScript.',
          ],
        },
      ],
    },
    {
      title: 'Contenus non accessibles',
      blocks: [
        'Non-conformités connues :',
        {
          list: [
            'une image ajoutée dans le corps d’un article peut manquer de description ;',
            'les compteurs d’un article apparaissent après le chargement sans être annoncés aux lecteurs d’écran.',
          ],
        },
        'Dérogations pour charge disproportionnée : aucune. Les couvertures des articles sont décoratives et ignorées volontairement par les lecteurs d’écran : le titre dit déjà tout.',
      ],
    },
    {
      title: 'Comment cette déclaration a été établie',
      blocks: [
        {
          facts: [
            ['Établie le', '21 novembre 2026'],
            ['Technologies', 'HTML, CSS, SVG ; JavaScript pour les compteurs d’articles et quelques conforts'],
            ['Navigateur des vérifications', 'Chromium, à 360, 768 et 1280 pixels de large'],
            ['Lecteurs d’écran', '[À compléter : lecteurs d’écran et navigateurs utilisés pour l’audit]'],
            ['Pages vérifiées', 'Accueil, blog, anecdotes, un article, inscription, pages légales, page introuvable'],
          ],
        },
      ],
    },
    {
      title: 'Signaler un obstacle',
      blocks: [
        'Quelque chose t’empêche de lire une page ou de t’en servir ? Écris à [À compléter : adresse de contact accessibilité] avec l’adresse de la page, ce qui bloque, et les outils que tu utilises. Nous te répondrons, nous te donnerons le contenu sous une autre forme si tu le souhaites, et nous réparerons.',
      ],
    },
    {
      title: 'Voies de recours',
      blocks: [
        'Si tu nous as signalé un obstacle et que notre réponse ne te satisfait pas, tu peux :',
        {
          list: [
            '[écrire au Défenseur des droits](https://formulaire.defenseurdesdroits.fr) par son formulaire ;',
            '[contacter sa déléguée ou son délégué](https://www.defenseurdesdroits.fr/carte-des-delegues) près de chez toi ;',
            'lui envoyer un courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
          ],
        },
      ],
    },
  ],
};
