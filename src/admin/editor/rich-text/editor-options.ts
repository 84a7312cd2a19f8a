import type { UseEditorOptions } from '@tiptap/react';
import { toastRegion } from '../../../presentation/toasts/toast-region.ts';
import { RICH_TEXT_COPY } from './copy.ts';
import { documentExtensions } from './document/document-extensions.ts';
import { articleContent } from './document/parse-article.ts';
import { EmbedDrawing } from './embeds/embed-drawing.ts';
import { editorKeys } from './editor-keys.ts';
import { LinkPaste } from './links/link-paste.ts';
import { LinkTyping } from './links/link-typing.ts';
import { TitlePaste } from './links/title-paste.ts';
import type { PanelStore } from './panel.ts';
import { pictureFiles } from './pictures/picture-files.ts';
import { PicturePlaces } from './pictures/picture-places.ts';
import { isTypographyOn } from './typography.ts';
import { Suggestions } from './suggestions/suggestions-extension.ts';

interface EditorParts {
  html: string;
  textId: string;
  toolbarId: string;
  $panel: PanelStore;
}

export function editorOptions({ html, textId, toolbarId, $panel }: EditorParts): UseEditorOptions {
  return {
    content: articleContent(html),
    extensions: [
      ...documentExtensions({
        html,
        isTypographyOn,
        paste: {
          siteHost: location.host,
          imageOrigin: URL.parse(import.meta.env.PUBLIC_SUPABASE_URL ?? '')?.origin ?? null,
          onPictures: (files) => $panel.set({ kind: 'picture', files }),
          onLostPictures: (count) => toastRegion().warn(RICH_TEXT_COPY.lostPictures(count)),
        },
      }),
      editorKeys($panel, toolbarId),
      LinkPaste,
      LinkTyping,
      TitlePaste,
      pictureFiles($panel),
      PicturePlaces,
      EmbedDrawing,
      Suggestions,
    ],
    editorProps: {
      attributes: {
        id: textId,
        class: 'prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-placeholder': RICH_TEXT_COPY.placeholder,
        lang: 'fr',
        spellcheck: 'true',
      },
    },
    // The content security policy forbids the style sheet that Tiptap would inject.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
  };
}
