import { COOKIES_ADDRESS } from '../../core/site/addresses.ts';
import type { Choice } from './choices.ts';

/** @param recipient host of the tracker, which receives the measurement */
export const consentCopy = (recipient: string) => ({
  label: 'Tes choix de cookies',
  title: 'Tu permets ?',
  intro: `Chez nous, le consentement n’est pas qu’un sujet d’article. Oui : ${recipient} saura que tu as ouvert une page ou cliqué pour t’inscrire (ça mesure nos campagnes), et les vidéos, sons et GIF d’autres sites s’afficheront tout seuls. Non : le reste marche pareil.`,
  keeping: 'On garde ta réponse six mois ; tu peux en changer en bas de chaque page.',
  details: { label: 'Tout savoir', address: COOKIES_ADDRESS },
  refuse: 'Tout refuser',
  accept: 'Tout accepter',
  choose: 'Choisir',
  save: 'Garder ces choix',
  legend: 'Tes choix',
  necessary: {
    label: 'Strictement nécessaires',
    hint: 'Le cookie qui retient ta réponse. Sans lui, on te reposerait la question à chaque page.',
  },
  choices: {
    measurement: {
      label: 'Mesure des inscriptions',
      hint: `${recipient} reçoit ton adresse IP, l’heure et l’adresse de notre site, et peut déposer ses cookies. Ça nous dit quelles campagnes amènent du monde.`,
    },
    embeds: {
      label: 'Vidéos, sons et GIF d’autres sites',
      hint: 'YouTube, Spotify, Giphy et compagnie voient ta visite dès que la page s’affiche. Sinon, on te demande à chaque fois.',
    },
  } satisfies Record<Choice, { label: string; hint: string }>,
});

export const MANAGE_COOKIES = 'Gérer mes cookies';
