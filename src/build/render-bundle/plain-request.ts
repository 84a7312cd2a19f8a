import { PlainHeaders } from './plain-headers.ts';

/** What Astro needs of a `Request` for a page that is rendered ahead: nobody asks for it. */
export class PlainRequest {
  readonly url: string;
  readonly method = 'GET';
  readonly headers = new PlainHeaders();
  readonly body = null;

  constructor(url: string) {
    this.url = url;
  }
}
