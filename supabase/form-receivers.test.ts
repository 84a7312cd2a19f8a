import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { NEWSLETTER_FIELD, SUBSCRIPTION_RECEIVER } from '../src/core/newsletter/subscription.ts';
import { APPLICATION_FIELDS, APPLICATION_RECEIVER } from '../src/core/podcast/guest-application.ts';
import { TRAP_FIELD } from '../src/core/trap-field.ts';
import { pagesAtOneAddress } from '../src/core/site/page-table.ts';
import { THANKS, TROUBLE } from '../src/features/podcast/copy.ts';
import { OUTCOME_ADDRESSES } from './functions/_shared/outcomes.ts';

/** Edge functions are deployed alone: they repeat the names and addresses that they share with the pages. */

const FUNCTIONS = path.resolve(import.meta.dirname, 'functions');
const RECEIVERS = [APPLICATION_RECEIVER, SUBSCRIPTION_RECEIVER];
const source = (file: string) => readFileSync(path.join(FUNCTIONS, file), 'utf8');

describe('the receivers of forms', () => {
  it.each(RECEIVERS)('exist under the name that pages call: %s', (name) => {
    expect(existsSync(path.join(FUNCTIONS, name, 'index.ts'))).toBe(true);
  });

  it('redirect to exactly the anchors of the thanks and error pages', () => {
    const passages = [
      ...Object.keys(THANKS.passages).map((id) => `/viensonsappelle/merci#${id}`),
      ...Object.keys(TROUBLE.passages).map((id) => `/viensonsappelle/erreur#${id}`),
    ];
    expect(passages.toSorted()).toEqual(Object.values(OUTCOME_ADDRESSES).toSorted());
    const pages = pagesAtOneAddress().map(({ address }) => address);
    for (const address of Object.values(OUTCOME_ADDRESSES)) expect(pages).toContain(address.replace(/#.*/, ''));
  });

  it('read the fields that pages send', () => {
    const application = source('apply-as-guest/application-form.ts');
    for (const [json, field] of Object.entries(APPLICATION_FIELDS)) {
      expect(application).toContain(`'${field}'`);
      if (json !== field) expect(application).toContain(`${field}: '${json}'`);
    }
    expect(source('subscribe-to-newsletter/newsletter-form.ts')).toContain(`form.text('${NEWSLETTER_FIELD}')`);
    expect(source('_shared/receive.ts')).toContain(`TRAP_FIELD = '${TRAP_FIELD}'`);
  });

  it('use the same versions of libraries as the project', () => {
    const { dependencies } = JSON.parse(readFileSync(path.resolve(FUNCTIONS, '../../package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const name of ['increment-article-metrics', 'unsubscribe-from-newsletter', ...RECEIVERS]) {
      const { imports } = JSON.parse(source(`${name}/deno.json`)) as { imports: Record<string, string> };
      for (const [library, address] of Object.entries(imports)) {
        expect(address).toBe(`npm:${library}@${dependencies[library]}`);
      }
    }
  });
});
