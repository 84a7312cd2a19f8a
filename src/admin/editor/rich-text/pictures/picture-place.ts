import { element } from '../../../../presentation/dom/element.ts';
import { PICTURE_COPY } from '../../pictures/copy.ts';
import type { PictureUpload, PictureUploadState } from '../../pictures/picture-upload.ts';

/** Makes the placeholder of an upload, with progress and buttons. */
export function picturePlace(upload: PictureUpload): HTMLElement {
  const progress = element('progress', { max: 100, ariaLabel: PICTURE_COPY.sending });
  const words = element('p', { role: 'status' });
  const retry = element('button', { type: 'button', textContent: PICTURE_COPY.retry, onclick: () => upload.retry() });
  const cancel = element('button', {
    type: 'button',
    textContent: PICTURE_COPY.cancel,
    onclick: () => upload.cancel(),
  });
  const place = element('div', { className: 'picture-place', contentEditable: 'false' }, [
    element('strong', {}, [upload.file.name]),
    words,
    progress,
    retry,
    cancel,
  ]);
  upload.$state.subscribe((state) => {
    words.textContent = messageOf(state);
    words.className = state.kind === 'failed' ? 'field-error' : '';
    progress.hidden = state.kind === 'failed';
    if (state.kind === 'preparing') progress.value = state.progress;
    else progress.removeAttribute('value');
    retry.hidden = state.kind !== 'failed' || !state.canRetry;
  });
  return place;
}

function messageOf(state: PictureUploadState): string {
  if (state.kind === 'preparing') return PICTURE_COPY.preparing(state.progress);
  return state.kind === 'failed' ? state.message : PICTURE_COPY.sending;
}
