import { createRoot } from 'react-dom/client';
import { BackOfficeIsland } from './BackOfficeIsland.tsx';

// By hand: Astro's own loader would put a style and a script into the page.
const element = document.getElementById('redaction');
if (element) createRoot(element).render(<BackOfficeIsland />);
