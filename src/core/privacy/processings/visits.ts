import { READ_AFTER_SECONDS } from '../../article/counted-read.ts';
import { inFrench } from '../duration.ts';
import { ERASURES } from '../erasures.ts';
import type { Processing } from '../processing.ts';
import { recordedFields } from '../tables.ts';

const { visits } = ERASURES['forget-visits'];

export const visitsProcessing: Processing = {
  section: 'vues',
  title: 'Compter les vues et les lectures',
  introduction: `Quand tu ouvres un article, ton navigateur signale une vue ; quand tu y restes ${READ_AFTER_SECONDS} secondes, une lecture. Pour ne pas te compter deux fois, le serveur calcule des empreintes.`,
  data: `${recordedFields('vues')}. Ton adresse IP et le nom de ton navigateur ne servent qu’au calcul : ils ne sont pas enregistrés. Les empreintes changent chaque jour : d’un jour à l’autre, impossible de te reconnaître.`,
  purpose: 'Savoir quels articles sont lus, et afficher leurs compteurs.',
  legalBasis:
    'Notre intérêt légitime à mesurer notre audience (article 6.1.f du RGPD), par un moyen qui n’identifie personne et ne suit personne d’une page à l’autre.',
  seenBy:
    'Personne : la base de données compare les empreintes et ne les montre pas. La rédaction voit deux nombres par article.',
  kept: `${inFrench(visits.after)}. Une tâche efface toutes les dix minutes les empreintes plus anciennes. Il reste deux nombres par article, sans rien sur toi.`,
  withdrawal: 'Désactive JavaScript pour ce site : plus rien n’est compté, et tous les articles restent lisibles.',
};
