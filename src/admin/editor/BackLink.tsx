import { Link } from 'wouter';
import { EDITOR_COPY } from './copy.ts';
import { useEditorServices } from './editor-services.ts';

/** Leads back to the list as it was left, or to the page where the correction began. */
export function BackLink() {
  const { address, isPage } = useEditorServices().wayBack;
  const className = 'button button-quiet button-small';
  if (isPage) {
    return (
      <a href={address} className={className}>
        {EDITOR_COPY.backToPage}
      </a>
    );
  }
  return (
    <Link href={address} className={className}>
      {EDITOR_COPY.back}
    </Link>
  );
}
