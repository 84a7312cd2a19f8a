import { answerRefusal } from '../../http/refusal.ts';

/** Parts of Supabase's interfaces that the embedded backend does not have, and what to do instead. */
const UNSUPPORTED: readonly { path: RegExp; message: string }[] = [
  {
    path: /^\/storage\/v1\/object\/(?:upload\/)?sign(?:\/|$)/,
    message: 'Signed addresses are not made here: pictures are public, and members upload them with their own token.',
  },
  {
    path: /^\/storage\/v1\/render\//,
    message: 'Pictures are not transformed here: ask for the file itself, below /storage/v1/object/public.',
  },
  {
    path: /^\/storage\/v1\/(?:upload\/resumable|s3|iceberg|vector)(?:\/|$)/,
    message: 'Only whole files are uploaded here: POST one to /storage/v1/object.',
  },
  {
    path: /^\/storage\/v1\/object\/list-v2(?:\/|$)/,
    message: 'Files are listed by the first version of the interface here: POST to /storage/v1/object/list.',
  },
  {
    path: /^\/realtime\/v1\/api(?:\/|$)/,
    message: 'Broadcasts are not sent here: follow the changes of tables over a WebSocket.',
  },
  { path: /^\/graphql\/v1(?:\/|$)/, message: 'GraphQL is not answered here: ask below /rest/v1.' },
];

/** True when a hosted project would answer the path, but nothing here does. */
export function isUnsupportedPath(pathname: string): boolean {
  return UNSUPPORTED.some(({ path }) => path.test(pathname));
}

/** Answers 501 for an unsupported path; null for any other. */
export function answerUnsupported(pathname: string): Response | null {
  const message = UNSUPPORTED.find(({ path }) => path.test(pathname))?.message;
  return message === undefined ? null : answerRefusal({ status: 501, code: 'not_supported', message }, pathname);
}
