/** Message in place of a button while no mail account is configured. */
export const MAIL_MISSING = 'L’envoi n’est pas encore branché sur ce site : reviens un peu plus tard.';

export const MAIL_NEEDS_SCRIPT =
  'Ce formulaire a besoin de JavaScript pour partir : active-le dans ton navigateur, puis recharge la page.';

const REASONS: Readonly<Record<number, string>> = {
  0: 'Le service d’envoi ne répond pas. Vérifie ta connexion, puis réessaie : tout ce que tu as écrit est encore là.',
  403: 'Le service d’envoi a refusé ce message : ton adresse y est bloquée, ou cette page n’est pas la nôtre. Garde ton texte, rouvre la page depuis notre site, puis réessaie.',
  413: 'Ton message est trop lourd pour le service d’envoi, qui accepte 50 Ko au plus. Raccourcis-le ou allège l’image, puis réessaie.',
  429: 'Trop de messages sont partis d’ici en peu de temps. Ce que tu as écrit est encore là : attends quelques minutes, puis réessaie.',
  451: 'Ton navigateur est piloté par un programme, et le service d’envoi refuse les programmes. Garde ton texte, ouvre la page dans un navigateur ordinaire, puis réessaie.',
};

/** Returns why a message was not sent, and what to do. @param status of the mail service; 0 without an answer */
export function mailFailureReason(status: number): string {
  return (
    REASONS[status] ??
    `Le service d’envoi a un souci de son côté (erreur ${status}). Garde ton texte, et réessaie un peu plus tard.`
  );
}
