import type { Article } from '../core/article/article.ts';
import type { ContentType } from '../core/article/content-type.ts';
import type { ContentWithTexts } from '../core/site/content.ts';
import { parseArticleRow } from '../gateway/server/article-row.ts';

const WRITTEN_AT = '2026-11-01T08:00:00.000Z';

/** Returns samples for an installation that has never reached its database; they never replace real articles. */
export function fallbackContent(): ContentWithTexts {
  const samples = [
    sample(
      1,
      'blog',
      'Trois questions à poser avant le dessert',
      'Elles tiennent en une soirée, elles ne coûtent rien, et elles évitent six mois de malentendus polis.',
      `<p>« Tu fais quoi dans la vie ? » n’apprend rien : tout le monde a déjà sa réponse, lisse comme un galet. Essaie plutôt « Tu as changé d’avis sur quoi, cette année ? ». Quelqu’un qui sait répondre sait aussi revenir sur une dispute.</p>
<p>Deuxième question : « C’est quoi, pour toi, un dimanche réussi ? ». Marché et lasagnes, randonnée à six heures, couette jusqu’à la nuit : aucune réponse n’est mauvaise, certaines ne vont simplement pas ensemble.</p>
<p>La dernière, tu la poses en riant, parce qu’elle est sérieuse : « Qu’est-ce que tu n’as pas envie de revivre ? ». Écoute la fin de la phrase. C’est souvent là que commence la conversation.</p>`,
    ),
    sample(
      2,
      'anecdote',
      'Il avait réservé pour quatre',
      'J’ai cru à un excès d’enthousiasme. Puis ses deux meilleurs amis sont arrivés, avec un avis sur tout.',
      `<p>La table était dressée pour quatre. « Au cas où on aurait faim », a-t-il dit. Puis ses deux meilleurs amis sont entrés, m’ont serré la main, et l’un d’eux a sorti un carnet.</p>
<p>« On fait toujours comme ça, a expliqué le second. La dernière fois, il s’est trompé. » J’ai répondu à onze questions avant l’entrée. Au fromage, j’avais huit sur dix. Au café, j’ai demandé à voir leurs notes à eux.</p>
<p>Il a payé pour tout le monde. J’ai gardé le carnet.</p>`,
    ),
    sample(
      3,
      'anecdote',
      'Le parapluie était à moi',
      'Une averse, un auvent, une inconnue charmante. Et mon parapluie, volé la semaine précédente, dans sa main.',
      `<p>Il pleuvait sur la place comme dans un film, et elle m’a proposé de partager son parapluie. Rouge, manche en bois, une baleine tordue. Exactement comme celui qu’on m’avait pris au café, le mardi d’avant.</p>
<p>J’ai attendu d’être au sec pour demander où elle l’avait acheté. Elle a rougi, très bien d’ailleurs. « Je l’ai emprunté. Je le rapporte tous les jours, mais il n’y a jamais personne pour le reconnaître. »</p>
<p>Nous l’avons laissé au café, ensemble, un soir de grand soleil.</p>`,
    ),
    sample(
      4,
      'anecdote',
      'Ma grand-mère a répondu à ma place',
      'J’avais oublié mon téléphone chez elle. Quand je l’ai récupéré, j’avais rendez-vous.',
      `<p>« Un garçon très poli t’a écrit, m’a-t-elle annoncé. Je lui ai dit que tu aimais le gratin et que tu étais libre jeudi. » J’ai relu l’échange. Elle avait mis des points à la fin de chaque phrase et signé de mon prénom.</p>
<p>Il est venu avec un plat à gratin neuf. « Vous écriviez mieux que les autres », m’a-t-il dit. J’ai avoué au dessert.</p>
<p>Depuis, il déjeune chez elle le dimanche. Moi aussi, quand on m’invite.</p>`,
    ),
  ];
  return {
    articles: samples.map(({ article }) => article),
    texts: new Map(samples.map(({ article, content }) => [article.id, content])),
    categories: [],
    formerSlugs: [],
    contest: null,
    contests: [],
    isFallback: true,
  };
}

function sample(
  number: number,
  contentType: ContentType,
  title: string,
  description: string,
  content: string,
): { article: Article; content: string } {
  const article = parseArticleRow({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    number,
    title,
    description,
    content,
    content_type: contentType,
    created_at: WRITTEN_AT,
    updated_at: WRITTEN_AT,
  });
  return { article, content };
}
