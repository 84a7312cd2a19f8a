import { element } from '../../../../presentation/dom/element.ts';
import { PICTURE_COPY } from '../../pictures/copy.ts';
import type { PictureUpload, PictureUploadState } from '../../pictures/picture-upload.ts';

/** Makes the placeholder of an upload, with progress and buttons, and a function that shows a state of the upload in it. */
export function picturePlace(upload: PictureUpload): { dom: HTMLElement; show(state: PictureUploadState): void } {
  const progress = element('progress', { max: 100, ariaLabel: PICTURE_COPY.sending });
  const stage = element('span', { role: 'status' });
  // Stands outside the status: screen readers would announce each percentage.
  const percentage = element('span');
  const words = element('p', {}, [stage, ' ', percentage]);
  const retry = element('button', { type: 'button', textContent: PICTURE_COPY.retry, onclick: () => upload.retry() });
  const cancel = element('button', {
    type: 'button',
    textContent: PICTURE_COPY.cancel,
    onclick: () => upload.cancel(),
  });
  const dom = element('div', { className: 'picture-place', contentEditable: 'false' }, [
    element('strong', {}, [upload.file.name]),
    words,
    progress,
    retry,
    cancel,
  ]);
  const show = (state: PictureUploadState) => {
    const news = messageOf(state);
    // Writes changed words only: a status is announced each time that it is written.
    if (stage.textContent !== news) stage.textContent = news;
    percentage.textContent = state.kind === 'preparing' ? PICTURE_COPY.progress(state.progress) : '';
    words.className = state.kind === 'failed' ? 'field-error' : '';
    progress.hidden = state.kind === 'failed';
    if (state.kind === 'preparing') progress.value = state.progress;
    else progress.removeAttribute('value');
    retry.hidden = state.kind !== 'failed' || !state.canRetry;
  };
  return { dom, show };
}

function messageOf(state: PictureUploadState): string {
  if (state.kind === 'preparing') return PICTURE_COPY.preparing;
  return state.kind === 'failed' ? state.message : PICTURE_COPY.sending;
}
