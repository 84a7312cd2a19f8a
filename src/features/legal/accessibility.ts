import { PRODUCT_NAME } from '../../core/product.ts';
import type { LegalText } from './legal-text.ts';

export const ACCESSIBILITY_TEXT: LegalText = {
  title: 'Accessibilité',
  description: `Déclaration d’accessibilité de ${PRODUCT_NAME} : ce qui a été vérifié, ce qui ne marche pas encore, et comment nous le dire.`,
  updatedOn: '2026-11-28',
  summary: `Accessibilité : non conforme, faute d’audit. ${PRODUCT_NAME} veut que tout le monde puisse lire, jouer et écrire ici. Cette page dit ce que nous avons vérifié, ce qui ne marche pas encore, et à qui te plaindre.`,
  sections: [
    {
      title: 'À quoi elle s’applique',
      blocks: [
        '[À compléter : raison sociale de l’éditeur] s’engage à rendre son site accessible, dans l’esprit de l’article 47 de la loi nº 2005-102 du 11 février 2005. La déclaration vaut pour tout le site :',
        {
          list: [
            'l’accueil, les articles, les anecdotes, leurs listes et la recherche ;',
            'les quiz et le jeu « Drague Simulator 3000 » ;',
            'le confessionnal, le concours et le podcast, avec leurs formulaires ;',
            'les pages d’inscription, de campagne et d’information ;',
            'les espaces de la rédaction, où les articles s’écrivent et se publient.',
          ],
        },
        'Le service de rencontre, les réseaux sociaux et les messageries où mènent certains liens sont d’autres sites : ils ont leur propre déclaration.',
      ],
    },
    {
      title: 'État de conformité',
      blocks: [
        'Aucun audit n’a été mené : au sens du référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, le site est donc déclaré non conforme. [À compléter : date de l’audit, organisme et taux de conformité.]',
        'Nos propres vérifications, décrites plus bas, ne remplacent pas cet audit. Aucune n’a été faite par une personne handicapée, ni avec un lecteur d’écran.',
      ],
    },
    {
      title: 'Ce que nous avons vérifié',
      blocks: [
        'À chaque version du site, des programmes ouvrent chaque sorte de page dans Chromium et refusent la version si l’un de ces points échoue :',
        {
          list: [
            'l’outil axe ne trouve aucune faute sur les critères WCAG 2.0, 2.1 et 2.2, niveaux A et AA, à 360 et à 1280 pixels de large, en thème clair et en thème sombre ; il regarde aussi les menus ouverts, les messages des formulaires et les écrans de la rédaction ;',
            'la touche Tab atteint tout ce qu’un pointeur atteint, le focus se voit et rien ne le cache ;',
            'chaque bouton et chaque lien seul sur sa ligne mesure au moins 44 pixels ;',
            'un texte deux fois plus grand tient sur un écran de 390 pixels, sans défilement horizontal ;',
            'un choix coché dans un quiz se voit en contraste forcé ;',
            'les films du concours ne démarrent pas si ton système demande moins de mouvement ;',
            'sans JavaScript, les articles, les listes et les menus se lisent, et une page dit ce qui en a besoin.',
          ],
        },
        'Le 27 novembre 2026, nous avons aussi ouvert chaque sorte de page, et les principaux écrans de la rédaction :',
        {
          list: [
            'avec un agrandissement de 200 % et de 400 % (640 et 320 pixels de large) : aucun défilement horizontal ;',
            'avec l’espacement du texte que décrivent les WCAG (critère 1.4.12) : rien ne déborde à 1280 pixels de large ; à 320 pixels, les pages nommées plus bas débordent ;',
            'en contraste forcé, sur le concours, un quiz et le simulateur : textes, bordures et boutons restent visibles.',
          ],
        },
        'Dans le jeu, le chronomètre s’arrête avec « Sans chrono ». La page qui ouvre un groupe au bout de 6 secondes a un bouton pour rester.',
      ],
    },
    {
      title: 'Ce qui ne marche pas encore',
      blocks: [
        'Non-conformités connues :',
        {
          list: [
            'dans les quiz et dans le jeu, les touches de chiffres choisissent une réponse, et aucun réglage ne les désactive : une commande vocale peut répondre à ta place ;',
            'sur la page du concours en démonstration, le compte à rebours, le nombre de participants et les gagnants changent tout seuls, sans bouton pour les arrêter ;',
            'les dessins animés du quiz des plantes et de celui des amours bougent sans fin ; seul le réglage « moins de mouvement » de ton système les arrête ;',
            'certains messages disparaissent d’eux-mêmes, au bout de 2 à 10 secondes ;',
            'les épisodes du podcast n’ont pas de transcription ;',
            'une image dans le corps d’un article peut manquer de description : l’éditeur la réclame, mais n’empêche pas de publier ;',
            'les compteurs d’un article apparaissent après le chargement sans être annoncés aux lecteurs d’écran ;',
            'avec un espacement de texte agrandi, à 320 pixels de large, l’inscription, les quiz, les confessions, le concours, le podcast et la connexion de la rédaction demandent un petit défilement horizontal ; dans les listes et le fil d’Ariane, la fin des textes longs est coupée ;',
            'sur un petit écran, la barre d’enregistrement de l’éditeur d’articles peut couvrir la moitié de la page.',
          ],
        },
        'Pas encore vérifié : les lecteurs d’écran, la commande vocale, les loupes logicielles, les navigateurs Firefox et Safari, et l’écriture d’un article entier à l’aide d’une technologie d’assistance.',
      ],
    },
    {
      title: 'Contenus de tiers',
      blocks: [
        'Les vidéos, sons et GIF d’autres sites, affichés quand tu l’acceptes, échappent à cette déclaration : leurs lecteurs, leurs sous-titres et leurs transcriptions dépendent de ces sites.',
        'Dérogations pour charge disproportionnée : aucune. Les couvertures des articles sont décoratives sauf si la rédaction les décrit : le titre dit déjà tout.',
      ],
    },
    {
      title: 'Comment elle a été établie',
      blocks: [
        {
          facts: [
            ['Établie le', '27 novembre 2026, par auto-évaluation'],
            [
              'Technologies',
              'HTML, CSS, SVG et JavaScript. Les jeux, la recherche, les formulaires du confessionnal et du concours, les pages où mènent les e-mails de la newsletter, et les espaces de la rédaction ont besoin de JavaScript.',
            ],
            ['Navigateur des vérifications', 'Chromium, de 320 à 1280 pixels de large'],
            ['Lecteurs d’écran', '[À compléter : lecteurs d’écran et navigateurs utilisés pour l’audit]'],
            [
              'Pages vérifiées',
              'Une page de chaque sorte : accueil, blog, anecdotes, catégorie, article, anecdote, recherche, inscription, pages d’information, jeux, les six quiz et leurs résultats, le jeu et ses fins, confessions, concours, podcast, newsletter, campagnes, aperçu, page introuvable, et une trentaine d’écrans de la rédaction.',
            ],
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
