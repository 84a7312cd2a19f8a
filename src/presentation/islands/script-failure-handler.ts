/**
 * Inline script of a page with islands; inline, because no other script is sure to load. When one fails to load, the
 * handler shows a notice, with a button to retry, in each island that has not started. If the retry fails although the site
 * answers, the handler reloads the page and restores the typed text.
 */
export const SCRIPT_FAILURE_HANDLER = `{
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
