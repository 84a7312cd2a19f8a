import type { Story } from '../../../core/simulator/story.ts';
import { EVENING } from './evening.ts';
import { FIRST_WORDS } from './first-words.ts';
import { GOODBYE } from './goodbye.ts';
import { OPENING } from './opening.ts';

export const STORY: Story = { ...OPENING, ...FIRST_WORDS, ...EVENING, ...GOODBYE };
