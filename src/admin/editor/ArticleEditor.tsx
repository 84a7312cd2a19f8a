import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import type { Review } from '../../core/editing/article-store.ts';
import { slugAfterTitle, type SlugChoice } from '../../core/editing/slug.ts';
import { onSignedInAgain } from '../session/store.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { BackLink } from './BackLink.tsx';
import { BaseFields } from './BaseFields.tsx';
import { ContentFields } from './ContentFields.tsx';
import { TWO_TEXTS_WIDTH, useMinimumWidth } from '../use-minimum-width.ts';
import type { ConflictOpener } from './conflict/ConflictDialog.tsx';
import { EDITOR_COPY } from './copy.ts';
import { DuplicateButton } from './DuplicateButton.tsx';
import type { EditingSession } from './editing-session.ts';
import { useEditorServices } from './editor-services.ts';
import { TITLE_COPY } from './fields/copy.ts';
import { TextControl } from './fields/TextControl.tsx';
import { useArticleForm } from './fields/use-article-form.ts';
import { Notices } from './Notices.tsx';
import { PresenceLine } from './presence/PresenceLine.tsx';
import { usePresence } from './presence/use-presence.ts';
import { LaterDateDialog } from './publication/LaterDateDialog.tsx';
import { PublicationInPlace } from './publication/PublicationInPlace.tsx';
import { ReviewNotice } from './review/ReviewNotice.tsx';
import { useReview } from './review/use-review.ts';
import { RevisionsButton } from './RevisionsButton.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';
import { useArticleActions } from './use-article-actions.ts';

interface Props {
  session: EditingSession;
  /** Whether an existing article was opened, rather than a new one begun. */
  isOpened: boolean;
  /** Review at the time of opening; null without one. */
  review: Review | null;
}

export function ArticleEditor({ session, isOpened, review: opened }: Props) {
  const { publication, presence, adoptAddress } = useEditorServices();
  const form = useArticleForm(session);
  const actions = useArticleActions(session, form);
  const review = useReview(session.articleId, opened);
  const status = useStore(session.$status);
  const saving = useStore(session.$saving);
  const record = useStore(session.$record);
  const conflict = useStore(session.$conflict);
  const obstacles = useStore(session.$obstacles);
  const isEditing = useStore(session.$isCreated) || isOpened;
  const isElsewhere = obstacles.includes('other-tab');
  const conflictDialog = useRef<ConflictOpener>(null);
  const isPublished = status === 'published';
  const isWide = useMinimumWidth(TWO_TEXTS_WIDTH);
  useEffect(() => onSignedInAgain(() => session.signedInAgain()), [session]);
  useEffect(() => {
    if (isEditing) adoptAddress(session.articleId);
  }, [isEditing, adoptAddress, session]);
  const { contentType } = form.fields;
  const others = usePresence(isEditing ? session.articleId : null, presence);

  const chooseSlug = useCallback(
    ({ slug, isSlugCustom }: SlugChoice) => {
      session.setField('slug', slug);
      session.setField('isSlugCustom', isSlugCustom);
    },
    [session],
  );
  const changeTitle = (title: string) => {
    session.setField('title', title);
    const before = session.$fields.get();
    const after = slugAfterTitle(before, title, isPublished);
    if (after !== before) chooseSlug(after);
  };

  const confirmOnline = () => session.confirmOnline(new Date().toISOString());

  const { published } = actions;
  const base = <BaseFields key="base" session={session} form={form} isPublished={isPublished} />;
  const content = (
    <ContentFields
      key="content"
      session={session}
      form={form}
      isPublished={isPublished}
      chooseSlug={chooseSlug}
      isWrittenElsewhere={isElsewhere}
    />
  );
  const isPanelOpen = published?.isPanelOpen ?? false;
  return (
    <div className="editor">
      <header className="editor-header">
        <ScreenTitle text={(isEditing ? EDITOR_COPY.editTitle : EDITOR_COPY.newTitle)[contentType]} />
        <div className="editor-actions">
          {isEditing && <RevisionsButton session={session} />}
          {isEditing && <DuplicateButton session={session} actions={actions} isBlocked={isElsewhere} />}
          <BackLink />
        </div>
        <SaveStatus saving={saving} record={record} />
        <PresenceLine others={others} />
        <Notices session={session} conflictDialog={conflictDialog} />
        {!isPublished && <ReviewNotice actions={review} />}
      </header>
      {published?.change === 'publish' && (
        <SuccessPanel
          key={published.outcome.version}
          isOpen={isPanelOpen}
          articleId={session.articleId}
          contentType={contentType}
          outcome={published.outcome}
          onOnline={confirmOnline}
          goOn={actions.goOn}
        />
      )}
      {(published?.change === 'update' || published?.change === 'withdraw') &&
        published.outcome.publicationId !== null && (
          <PublicationInPlace
            publicationId={published.outcome.publicationId}
            change={published.change}
            sources={publication}
            onOnline={published.change === 'update' ? confirmOnline : undefined}
          />
        )}
      {actions.askedDate !== null && (
        <LaterDateDialog date={actions.askedDate} answer={(action) => void actions.answerDate(action)} />
      )}
      <fieldset className="editor-columns" hidden={isPanelOpen} disabled={isElsewhere}>
        <TextControl
          label={TITLE_COPY.label[contentType]}
          placeholder={TITLE_COPY.placeholder[contentType]}
          required
          isFrench
          binding={{ ...form.field('title'), change: changeTitle }}
        />
        {isWide ? [base, content] : [content, base]}
      </fieldset>
      {!isPanelOpen && (
        <SaveBar
          title={form.fields.title}
          isSaving={saving.status === 'saving'}
          compare={conflict && (() => conflictDialog.current?.open())}
          isBlocked={conflict !== null || isElsewhere}
          isOffline={obstacles.includes('offline')}
          status={status}
          isEditing={isEditing}
          actions={actions}
          review={review}
        />
      )}
    </div>
  );
}
