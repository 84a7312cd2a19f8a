import { PRODUCT_NAME } from '../../core/product.ts';
import { ACCESSIBILITY_ADDRESS, COOKIES_ADDRESS, PRIVACY_ADDRESS } from '../../core/site/addresses.ts';
import type { LegalText } from './legal-text.ts';

export const LEGAL_NOTICE_TEXT: LegalText = {
  title: 'Mentions légales',
  description: `Qui édite ${PRODUCT_NAME}, qui l’héberge, et comment nous joindre.`,
  updatedOn: '2026-11-27',
  summary: `Le nom de l’éditeur, celui de l’hébergeur, et les adresses où nous écrire : tout ce que la loi du 21 juin 2004 pour la confiance dans l’économie numérique nous demande de te dire.`,
  sections: [
    {
      title: 'Éditeur du site',
      blocks: [
        `Le site ${PRODUCT_NAME} est édité par :`,
        {
          facts: [
            ['Dénomination', '[À compléter : raison sociale et forme juridique, ou nom et prénom]'],
            ['Capital social', '[À compléter : montant, si l’éditeur est une société]'],
            ['Siège', '[À compléter : adresse postale complète]'],
            ['Immatriculation', '[À compléter : numéro SIREN et ville du registre du commerce et des sociétés]'],
            ['TVA', '[À compléter : numéro de TVA intracommunautaire]'],
            ['Téléphone', '[À compléter : numéro]'],
            ['E-mail', '[À compléter : adresse de contact]'],
          ],
        },
      ],
    },
    {
      title: 'Direction de la publication',
      blocks: [
        'Directrice ou directeur de la publication : [À compléter : prénom et nom].',
        'Responsable de la rédaction, si c’est quelqu’un d’autre : [À compléter : prénom et nom].',
      ],
    },
    {
      title: 'Hébergement',
      blocks: [
        {
          facts: [
            ['Pages du site', '[À compléter : nom, adresse et téléphone de l’hébergeur]'],
            [
              'Base de données et images',
              '[À compléter : nom, adresse et téléphone de l’hébergeur, s’il est différent, et pays où se trouvent les serveurs]',
            ],
          ],
        },
      ],
    },
    {
      title: 'Ce que tu trouves ici',
      blocks: [
        `${PRODUCT_NAME} publie des articles et des anecdotes sur les rencontres, l’amour et la sexualité. On en parle sans détour : le site est réservé aux personnes de 18 ans et plus.`,
        'Lire le site est gratuit et ne demande pas de compte. L’inscription au service de rencontre a ses propres conditions : [À compléter : adresse des conditions générales du service]. Si ce service vend un abonnement, tu peux saisir gratuitement le médiateur de la consommation : [À compléter : nom et adresse du médiateur].',
        'Nos conseils sont ceux d’une rédaction, pas d’un cabinet : ils ne remplacent ni un avis médical, ni un avis juridique, ni l’aide d’un proche. En cas de violences, le 3919 (Violences Femmes Info) répond gratuitement, jour et nuit ; en cas d’urgence, appelle le 17 ou envoie un SMS au 114.',
        'Les anecdotes sont des histoires : la rédaction invente les personnages et leurs aventures. Chaque anecdote le dit sous son texte. Si tu penses quand même t’y reconnaître, écris-nous.',
      ],
    },
    {
      title: 'Textes et dessins',
      blocks: [
        'Les textes, les illustrations, le nom et le logo du site sont protégés par le code de la propriété intellectuelle. Tu peux en citer de courts extraits, en nommant la source et avec un lien vers la page. Pour reprendre davantage, demande-nous d’abord.',
        'Les portraits et les scènes sont des dessins : ils ne représentent aucune personne réelle, inscrite ou non.',
        'Les titres sont composés en Bricolage Grotesque, de Mathieu Triay, diffusée sous [licence SIL Open Font 1.1](https://openfontlicense.org).',
      ],
    },
    {
      title: 'Liens vers d’autres sites',
      blocks: [
        'Certaines pages mènent ailleurs. Nous choisissons ces liens au moment d’écrire, mais nous ne maîtrisons pas ce que ces sites deviennent. Si un lien mène à un contenu illicite, signale-le : nous le retirerons.',
      ],
    },
    {
      title: 'Signaler un contenu, répondre à un article',
      blocks: [
        'Pour signaler un contenu, écris à [À compléter : adresse de signalement] en donnant l’adresse de la page et ce qui ne va pas.',
        'Si un article te nomme ou te désigne, tu as un droit de réponse, gratuit, pendant trois mois à compter de sa publication. Adresse ta demande à la direction de la publication, à l’adresse de l’éditeur.',
      ],
    },
    {
      title: 'Données personnelles, cookies, accessibilité',
      blocks: [
        {
          list: [
            `Ce que nous faisons de tes données : [Confidentialité](${PRIVACY_ADDRESS}).`,
            `Ce que le site dépose sur ton appareil : [Cookies](${COOKIES_ADDRESS}).`,
            `Où en est l’accessibilité du site : [Accessibilité](${ACCESSIBILITY_ADDRESS}).`,
          ],
        },
      ],
    },
    {
      title: 'Droit applicable',
      blocks: [
        'Ces mentions sont soumises au droit français. Si tu es consommatrice ou consommateur dans un autre pays de l’Union européenne, tu gardes la protection que la loi de ton pays te garantit.',
      ],
    },
  ],
};
