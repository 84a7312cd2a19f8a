import { describe, expect, it } from 'vitest';
import { renderBody } from '../../core/article/body.ts';
import { articleBody } from './article-bodies.ts';

const OPTIONS = { imageOrigin: null };
const ARTICLE = { id: 'id-300', title: 'Titre 300' };

describe('the body of an article', () => {
  it('is what renderBody makes of its text', async () => {
    const html = '<h2>Partie</h2><p onclick="x()">Texte</p>';
    expect(await articleBody(ARTICLE, async () => html, OPTIONS)).toEqual(renderBody(html, OPTIONS));
  });

  it('names its article when it cannot be rendered', async () => {
    await expect(articleBody(ARTICLE, async () => '<div>'.repeat(501), OPTIONS)).rejects.toThrow(
      'Article id-300 “Titre 300” cannot be shown: its HTML nests elements more than 500 deep.',
    );
  });
});
