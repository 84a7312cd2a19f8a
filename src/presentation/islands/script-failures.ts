/**
 * The inline script of a page with islands. When a script of the page does not load, it says so in the place of each island that
 * none has started, and loads the script again when asked. An inline script is the only one sure to be there.
 */
export const SCRIPT_FAILURES = `{
const failed = [];
addEventListener('error', ({ target }) => {
if (target.type !== 'module') return;
failed.push(target.src);
for (const notice of document.querySelectorAll('.island:not([data-started]) > [data-failure=page]')) {
notice.hidden = false;
notice.querySelector('button').onclick = () => {
notice.hidden = true;
Promise.all(failed.map((address) => import(address))).catch(() => (notice.hidden = false));
};
}
}, true);
}`;
