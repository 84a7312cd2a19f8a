import { createRoot } from 'react-dom/client';
import '../../src/presentation/styles/frame.css';
import '../../src/admin/admin.css';
import { RichTextEditor } from '../../src/admin/editor/rich-text/RichTextEditor.tsx';
import { watchKeys } from './watch-keys.ts';

const parameters = new URLSearchParams(location.search);
const WORDS = Number(parameters.get('words') ?? 10_000);

/** An article of so many words, with what articles are made of. */
function longArticle(words: number): string {
  const sentence =
    'On se retrouve devant le bar, <strong>un peu</strong> en avance, et <a href="/blog">on en rit</a> déjà. ';
  const paragraph = `<p>${sentence.repeat(5)}</p>`;
  const part = `<h2>Un titre</h2>${paragraph.repeat(4)}<ul><li>Un point</li><li>Un autre</li></ul><blockquote><p>« Oui. »</p></blockquote>`;
  return part.repeat(Math.ceil(words / 315));
}

const root = createRoot(document.querySelector('#editor') as HTMLElement);
if (parameters.has('empty')) {
  // A plain field measures the cost of a key by itself.
  watchKeys();
  root.render(<textarea aria-label="Contenu" rows={10} cols={80} />);
} else {
  root.render(
    <RichTextEditor
      documentKey="frappe"
      html={longArticle(WORDS)}
      label="Contenu"
      isReadOnly={false}
      onChange={() => undefined}
      onReady={(handle) => handle && watchKeys()}
      uploadPicture={() => Promise.resolve({ kind: 'unreachable' })}
      findArticles={() => Promise.resolve([])}
    />,
  );
}
