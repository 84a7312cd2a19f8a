/**
 * Inline script of a page with islands, the only script sure to be there. When another script fails to load, it shows a
 * notice in each island not yet started, and retries on request. If the site answers and the script still fails, it
 * reloads the page, as start-island.ts does, and restores the text typed.
 */
export const SCRIPT_FAILURES = `{
const failed = [];
const fields = () => document.querySelectorAll('.island :is(textarea, input:not([type=checkbox], [type=radio], [type=file]))');
const { typed, ...state } = history.state ?? {};
if (typed) {
history.replaceState(state, '');
document.addEventListener('readystatechange', () => {
fields().forEach((field, index) => (field.value = typed[index] ?? ''));
}, { once: true });
}
addEventListener('error', ({ target }) => {
if (target.type !== 'module') return;
failed.push(target.src);
for (const notice of document.querySelectorAll('.island:not([data-started]) > [data-failure=page]')) {
notice.hidden = false;
notice.querySelector('button').onclick = () => {
notice.hidden = true;
Promise.all(failed.map((address) => import(address)))
.catch(() => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(() => {
history.replaceState({ ...history.state, typed: [...fields()].map(({ value }) => value) }, '');
location.reload();
}))
.catch(() => (notice.hidden = false));
};
}
}, true);
}`;
