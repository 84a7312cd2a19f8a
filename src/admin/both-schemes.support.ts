import axe, { type RunOptions } from 'axe-core';
import { onTestFinished } from 'vitest';
import { COLOUR_RULES } from '../presentation/colour-rules.support.ts';

/**
 * Returns the faults that axe finds in a part of the page: by all rules in the light scheme, then by the colour rules in the dark
 * one.
 */
export async function violationsInBothSchemes(part: Element | null): Promise<string[]> {
  return [
    ...(await violationsIn('light', part, {})),
    ...(await violationsIn('dark', part, { runOnly: { type: 'rule', values: COLOUR_RULES } })),
  ];
}

async function violationsIn(scheme: string, part: Element | null, options: RunOptions): Promise<string[]> {
  const root = document.documentElement;
  root.style.colorScheme = scheme;
  onTestFinished(() => {
    root.style.colorScheme = '';
  });
  // Ends transitions: axe would measure a colour between the two schemes.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const { violations, passes } = await axe.run(part ?? document, options);
  root.style.colorScheme = '';
  const isContrastSeen = [...violations, ...passes].some(({ id }) => id === 'color-contrast');
  return [
    ...violations.map(({ id, nodes }) => `${scheme}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
    ...(isContrastSeen ? [] : [`${scheme}: axe measured no contrast`]),
  ];
}
