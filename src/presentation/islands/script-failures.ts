/**
 * The inline script of a page with islands. When a script of the page does not load, it says so in the place of each island that
 * none has started, and loads the script again when asked. Where the site answers and the script still does not come, it loads the page
 * again, as in start-island.ts, with what was typed. An inline script is the only one sure to be there.
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
