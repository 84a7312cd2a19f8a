/** Words that hide the subject of a sentence. Name the subject instead, with the word of docs/glossary.md if it has one. */
const FORBIDDEN = new Set('what who whoever whose of else those these it they one none nobody that such'.split(' '));

/** Refuses a comment that opens with one of these words. Also checks the text of each tag, such as `@returns`. */
export const commentOpenings = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { opening: 'A comment opens with its subject or a verb, not with "{{word}}".' },
  },
  create({ sourceCode, report }) {
    return {
      Program() {
        const comments = sourceCode.getAllComments();
        comments.forEach((comment, at) => {
          if (isNextLine(sourceCode, comments[at - 1], comment)) return;
          for (const word of openingWords(comment)) {
            if (FORBIDDEN.has(word.toLowerCase())) report({ loc: comment.loc, messageId: 'opening', data: { word } });
          }
        });
      },
    };
  },
};

const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);

/** Refuses a test's title that opens with one of these words: a report shows the title without the code that explains them. */
export const titleOpenings = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { opening: 'A title names its subject, or begins with a verb, not with "{{word}}".' },
  },
  create({ report }) {
    return {
      CallExpression({ callee, arguments: [title] }) {
        if (!TEST_FUNCTIONS.has(firstName(callee))) return;
        const text = title?.type === 'TemplateLiteral' ? title.quasis[0].value.raw : title?.value;
        const word = /^\p{L}+/u.exec(text)?.[0] ?? '';
        if (FORBIDDEN.has(word.toLowerCase())) report({ node: title, messageId: 'opening', data: { word } });
      },
    };
  },
};

/** Returns `it` for `it`, `it.each(rows)` and `` it.skipIf(slow).each`table` ``. */
function firstName(node) {
  const inner = node.callee ?? node.object ?? node.tag;
  return inner ? firstName(inner) : node.name;
}

/** Returns true for a `//` comment that continues the `//` comment of the line above. A comment behind code has no second line. */
function isNextLine(sourceCode, previous, comment) {
  if (previous?.type !== 'Line' || comment.type !== 'Line') return false;
  const { line, column } = previous.loc.start;
  if (sourceCode.lines[line - 1].slice(0, column).trim() !== '') return false;
  return /^\n[ \t]*$/.test(sourceCode.text.slice(previous.range[1], comment.range[0]));
}

/** Returns the first word of a comment and of each tag's text. Skips the "of" in `@param name of the article`. */
function openingWords({ value }) {
  const texts = value
    .replaceAll(/^[ \t]*\*+/gm, '')
    .split(/(?:^|\s)@(?:param\s+\S+(?:\s+of\b)?|[a-z]+\s)/)
    .map((text) => /^[^\p{L}]*([\p{L}]+)/u.exec(text)?.[1]);
  return texts.filter((word) => word !== undefined);
}
