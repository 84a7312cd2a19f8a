import { describe, expect, it } from 'vitest';
import { commonPolicy, receiverPolicy, socketPolicy } from './content-security-policy.ts';

describe('commonPolicy', () => {
  it('allows a page to load from the site only', () => {
    const { directives } = commonPolicy({});
    expect(directives).toEqual([
      "default-src 'none'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "base-uri 'self'",
      "form-action 'self'",
    ]);
    expect(commonPolicy({})).not.toHaveProperty('scriptDirective');
  });

  it('adds the origin of a hosted project for pictures and requests, but not for scripts', () => {
    const policy = commonPolicy({ PUBLIC_SUPABASE_URL: 'https://projet.supabase.co/x' });
    expect(policy.directives).toContain("img-src 'self' https://projet.supabase.co data:");
    expect(policy.directives).toContain("connect-src 'self' https://projet.supabase.co");
    expect(policy).not.toHaveProperty('scriptDirective');
  });

  it('does not allow the tracker, which only pages with a tracker add', () => {
    const tracker = {
      PUBLIC_TRACKER_URL: 'https://mesure.exemple/t.js',
      PUBLIC_TRACKER_ID: 'a',
      PUBLIC_TRACKER_VERSION: '1',
    };
    expect(commonPolicy(tracker)).toEqual(commonPolicy({}));
  });
});

describe('socketPolicy', () => {
  it('allows WebSockets to a database at another origin', () => {
    const hosted = { PUBLIC_SUPABASE_URL: 'https://projet.supabase.co/x' };
    expect(socketPolicy(hosted)).toEqual({ 'connect-src': ['wss://projet.supabase.co'] });
    expect(socketPolicy({ PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' })).toEqual({
      'connect-src': ['ws://127.0.0.1:54321'],
    });
  });

  it('adds nothing where the database is at the site’s own origin', () => {
    expect(socketPolicy({})).toEqual({});
  });
});

describe('receiverPolicy', () => {
  it('lets forms be sent to a hosted project, and adds nothing where the database is at the site’s own origin', () => {
    expect(receiverPolicy({ PUBLIC_SUPABASE_URL: 'https://projet.supabase.co/x' })).toEqual({
      'form-action': ['https://projet.supabase.co'],
    });
    expect(receiverPolicy({})).toEqual({});
  });
});
