import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commonPolicy, receiverPolicy, socketPolicy } from './content-security-policy.ts';
import { readConfiguration, VARIABLES } from '../core/configuration.ts';
import { mailPolicy, mailSettingsOf } from '../core/mail/mail-settings.ts';
import { ADDRESSES_IN_SETTINGS, servicesOf } from '../core/privacy/services.ts';
import { SETTINGS, siteWith } from '../core/privacy/sites.support.ts';
import { directivesOf } from '../core/site/content-security-policy.ts';
import { readTracker, trackerOrigin } from '../core/tracking/tracker.ts';

/** Lists the origins besides the site's own that the policies of pages allow with these settings. */
function policyOrigins(settings: Record<string, string>): string[] {
  const tracker = readTracker(settings);
  const directives = [
    ...commonPolicy(settings).directives,
    ...[receiverPolicy(settings), socketPolicy(settings)].flatMap(directivesOf),
    ...directivesOf(mailPolicy(mailSettingsOf(readConfiguration(settings)))),
    ...(tracker ? [`img-src ${trackerOrigin(tracker)}`] : []),
  ];
  return directives.flatMap((directive) => directive.split(' ')).filter((source) => /^\w+:\/\//.test(source));
}

describe('services that receive personal data', () => {
  it.each(Object.entries(SETTINGS))(
    'are named on the privacy page when a page may reach them, with the settings “%s”',
    (_name, settings) => {
      const named = servicesOf(siteWith(settings)).flatMap(({ origins }) => origins);
      expect(policyOrigins(settings).filter((origin) => !named.includes(origin))).toEqual([]);
    },
  );

  it('are allowed by policies in a fixed list of source files only', () => {
    const makers = globSync('src/**/*.{ts,astro}', { exclude: ['**/*.test.ts'] }).filter((file) =>
      /PolicyAdditions =|PolicyAdditions \{|policy=\{|insertDirective|insertScriptResource|Resource\(/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(makers.toSorted()).toEqual([
      // The WebSocket that reports changes in the database.
      'src/admin/BackOfficePage.astro',
      'src/build/content-security-policy.ts',
      'src/core/mail/mail-settings.ts',
      'src/core/site/content-security-policy.ts',
      // Frames of the providers that `core/article/embed.ts` knows, and the policies above.
      'src/features/article/ArticlePage.astro',
      'src/features/confessions/ConfessionsPage.astro',
      'src/features/contest/ContestPage.astro',
      'src/features/podcast/landing/PodcastPage.astro',
      // The tracker.
      'src/presentation/layouts/Page.astro',
    ]);
  });

  it('are declared, or ruled out as mere links, for every setting that holds an address', () => {
    const addresses = Object.entries(VARIABLES).filter(
      ([, { kind }]) => kind.holds('https://exemple.fr') && !kind.holds('a'),
    );
    expect(addresses.map(([name]) => name).toSorted()).toEqual(Object.keys(ADDRESSES_IN_SETTINGS).toSorted());
  });

  it('are requested by only one part of the edge functions, the sender of mails', () => {
    const asking = globSync('supabase/functions/**/*.ts', { exclude: ['**/*.test.ts'] }).filter((file) =>
      /\bfetch\(/.test(readFileSync(file, 'utf8')),
    );
    expect(asking).toEqual(['supabase/functions/_shared/mail.ts']);
  });
});
