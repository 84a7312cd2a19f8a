import { describe, expect, it } from 'vitest';
import { renderBody } from '../../core/article/body.ts';
import { articleBody, renderBodiesAhead } from './article-bodies.ts';

const OPTIONS = { imageOrigin: null };
const TOO_DEEP = '<div>'.repeat(501);
const articles = Array.from({ length: 600 }, (_, number) => ({
  id: `id-${number}`,
  title: `Titre ${number}`,
  content: number === 300 ? TOO_DEEP : `<h2>Partie ${number}</h2><p onclick="x()">Texte ${number}</p>`,
}));

const textOf = async (id: string) => articles.find((article) => article.id === id)?.content ?? '';

describe.each([
  ['on its own', () => undefined],
  ['ahead, in a second thread', () => renderBodiesAhead(articles, OPTIONS)],
])('a body rendered %s', (_how, prepare) => {
  it('is what renderBody makes of it', async () => {
    prepare();
    const bodies = await Promise.all(
      articles.filter(({ content }) => content !== TOO_DEEP).map((article) => articleBody(article, textOf, OPTIONS)),
    );
    expect(bodies).toHaveLength(599);
    expect(bodies[7]).toEqual(renderBody('<h2>Partie 7</h2><p>Texte 7</p>', OPTIONS));
    expect(bodies.at(-1)).toEqual(renderBody('<h2>Partie 599</h2><p>Texte 599</p>', OPTIONS));
  });

  it('names its article when it cannot be rendered', async () => {
    const broken = articles[300];
    await expect(broken && articleBody(broken, textOf, OPTIONS)).rejects.toThrow(
      'Article id-300 “Titre 300” cannot be shown: its HTML nests elements more than 500 deep.',
    );
  });
});
