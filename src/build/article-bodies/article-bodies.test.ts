import { describe, expect, it } from 'vitest';
import { renderBody } from '../../core/article/body.ts';
import { articleBody } from './article-bodies.ts';

const OPTIONS = { imageOrigin: null };
const ARTICLE = { id: 'id-300', title: 'Titre 300' };

describe('the body of an article', () => {
  it('is rendered from its text by renderBody', async () => {
    const html = '<h2>Partie</h2><p onclick="x()">Texte</p>';
    expect(await articleBody(ARTICLE, async () => html, OPTIONS)).toEqual(renderBody(html, OPTIONS));
  });

  it('is reported by id and title of the article when its HTML is nested too deep', async () => {
    await expect(articleBody(ARTICLE, async () => '<div>'.repeat(501), OPTIONS)).rejects.toThrow(
      'Article id-300 “Titre 300” cannot be shown: its HTML nests elements more than 500 deep.',
    );
  });
});
