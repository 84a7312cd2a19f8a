import { createRoot } from 'react-dom/client';
import { screenInFragment } from '../core/site/back-office-address.ts';
import { BackOfficeIsland } from './BackOfficeIsland.tsx';

// The 404 page of a host without rewrite rules redirects here from the address of a screen.
const screen = screenInFragment(new URL(location.href));
if (screen !== null) history.replaceState(history.state, '', screen);

// Mounted by hand: Astro's own loader would put a style and a script into the page.
const element = document.getElementById('redaction');
if (element) createRoot(element).render(<BackOfficeIsland />);
