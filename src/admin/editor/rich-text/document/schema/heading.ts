import { Heading as TiptapHeading } from '@tiptap/extension-heading';

const LEVELS = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

/** Titles of a text; other levels are mapped by the site's rules. */
export const HeadingNode = TiptapHeading.configure({ levels: [2, 3, 4] }).extend({
  parseHTML: () => Object.entries(LEVELS).map(([tag, level]) => ({ tag, attrs: { level } })),
});
