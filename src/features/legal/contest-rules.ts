import { PRODUCT_NAME } from '../../core/product.ts';
import { PRIVACY_ADDRESS } from '../../core/site/addresses.ts';
import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Règlement du concours',
  description: `Le règlement du jeu concours de ${PRODUCT_NAME}, qui n’est pas encore ouvert.`,
  updatedOn: '2026-11-21',
  summary:
    'Le concours n’est pas ouvert. Personne ne peut encore participer, et rien n’est à gagner pour l’instant. Voici les clauses qui s’appliqueront ; elles seront complétées avant l’ouverture.',
  sections: [
    {
      title: 'Organisateur',
      blocks: [
        'Le jeu concours est organisé par [À compléter : raison sociale, forme juridique, adresse du siège et numéro SIREN], ci-après « l’organisateur ».',
      ],
    },
    {
      title: 'Dates',
      blocks: [
        'Le concours se déroulera du [À compléter : date et heure d’ouverture] au [À compléter : date et heure de clôture], heure de Paris. Une participation reçue en dehors de ces dates ne sera pas prise en compte.',
      ],
    },
    {
      title: 'Qui peut participer',
      blocks: [
        'Le concours sera ouvert à toute personne physique âgée de 18 ans et plus, résidant en [À compléter : pays ou territoires], et remplissant les conditions suivantes : [À compléter : conditions, par exemple un abonnement en cours].',
        'Ne pourront pas participer les personnes qui travaillent pour l’organisateur ou qui ont pris part au concours, ni celles de leur foyer. L’organisateur pourra demander une preuve d’âge avant de remettre un lot.',
      ],
    },
    {
      title: 'Comment participer',
      blocks: [
        'La participation se fera sur la page du concours, et nulle part ailleurs : un nom, une adresse électronique et la preuve demandée, sous forme d’image (2 Mo au plus).',
        'Une seule participation par personne sur toute la durée du concours. Une participation incomplète, faite sous une fausse identité ou par un moyen automatisé sera écartée.',
        'Coût : [À compléter : participation gratuite, ou achat nécessaire et son prix ; moyen de participer sans achat, s’il y en a un].',
      ],
    },
    {
      title: 'Lots',
      blocks: [
        'Lots mis en jeu : [À compléter : nature, marque, quantité et valeur toutes taxes comprises de chaque lot].',
        'Un lot ne pourra être ni échangé contre sa valeur en argent, ni cédé. S’il devient indisponible, l’organisateur le remplacera par un lot de même nature et de valeur au moins égale.',
      ],
    },
    {
      title: 'Désignation des gagnants',
      blocks: [
        'Les gagnants seront tirés au sort parmi les participations valables, le [À compléter : date du tirage], par [À compléter : méthode de tirage et personne qui en atteste].',
        'Ils seront prévenus à l’adresse électronique donnée, dans les [À compléter : nombre] jours. Sans réponse sous [À compléter : nombre] jours, le lot ira à un suppléant tiré au sort en même temps.',
        'Les lots seront envoyés dans un emballage neutre, sans frais, dans les [À compléter : nombre] jours suivant la réponse.',
      ],
    },
    {
      title: 'Des chiffres vrais',
      blocks: [
        'Pendant le concours, le nombre de participations, le temps restant et les gagnants affichés seront réels. Tant qu’il n’est pas ouvert, toute donnée montrée à titre d’exemple portera la mention « Données de démonstration ».',
        'Le prénom et la ville d’un gagnant ne seront affichés qu’avec son accord ; refuser ne lui fera pas perdre son lot.',
      ],
    },
    {
      title: 'Données personnelles',
      blocks: [
        'Le nom, l’adresse électronique et la preuve serviront à gérer le concours (exécution du contrat que forme ce règlement), et à rien d’autre. Les participations non retenues seront effacées [À compléter : durée] après le tirage, et les données des gagnants [À compléter : durée] après la remise des lots.',
        `Chacun pourra exercer ses droits comme le dit la page [Confidentialité](${PRIVACY_ADDRESS}).`,
      ],
    },
    {
      title: 'Responsabilité',
      blocks: [
        'Si un événement qui échappe à sa volonté l’y oblige, l’organisateur pourra écourter, prolonger, reporter ou annuler le concours ; il l’annoncera sur la page du concours. Il ne répond pas des pannes de réseau ni des retards d’acheminement qui ne viennent pas de lui. Rien dans ce règlement ne limite les droits que la loi donne aux consommateurs.',
        'Toute fraude entraînera l’exclusion de son auteur.',
      ],
    },
    {
      title: 'Accès au règlement et modifications',
      blocks: [
        'Ce règlement restera accessible gratuitement sur cette page. Il sera déposé auprès de [À compléter : commissaire de justice, si le règlement est déposé]. Après l’ouverture, il ne changera que par un avenant publié ici, qui ne pourra pas priver une personne déjà inscrite de ses chances.',
      ],
    },
    {
      title: 'Réclamations et droit applicable',
      blocks: [
        'Les réclamations s’adressent à [À compléter : adresse], au plus tard [À compléter : délai] après la fin du concours. Ce règlement est soumis au droit français. À défaut d’accord, le litige peut être porté devant le médiateur de la consommation, [À compléter : nom et adresse], ou devant le tribunal compétent selon la loi.',
      ],
    },
  ],
};
