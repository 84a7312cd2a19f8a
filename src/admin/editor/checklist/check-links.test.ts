import { describe, expect, it, vi } from 'vitest';
import { linkChecker } from './check-links.ts';

const found = { missing: ['perdu'], unpublished: ['brouillon'] };

describe('the link checker', () => {
  it('asks the database about articles and the site about other addresses, and never asks twice', async () => {
    const linkedArticles = vi.fn(async () => found);
    const isOnline = vi.fn(async (address: string) => address === '/blog/categorie/a');
    const ask = linkChecker({ linkedArticles, isOnline });
    const questions = { articles: ['bon', 'perdu', 'brouillon'], addresses: ['/blog/categorie/a', '/rien'] };
    const answers = { missing: new Set(['perdu']), unpublished: new Set(['brouillon']), broken: new Set(['/rien']) };
    expect(await ask(questions)).toEqual(answers);
    expect(await ask(questions)).toEqual(answers);
    expect(linkedArticles).toHaveBeenCalledOnce();
    expect(isOnline).toHaveBeenCalledTimes(2);
  });

  it('checks the remaining addresses when the site does not answer for one', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const isOnline = async (address: string) => {
      if (address === '/muette') throw new Error('no answer');
      return false;
    };
    const ask = linkChecker({ linkedArticles: async () => found, isOnline });
    const addresses = ['/muette', '/a', '/b', '/c', '/d', '/e'];
    expect((await ask({ articles: [], addresses })).broken).toEqual(new Set(addresses.slice(1)));
    warn.mockRestore();
  });

  it('reports no link as broken when the network fails, and asks again the next time', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const linkedArticles = vi.fn(async () => found).mockRejectedValueOnce(new Error('no network'));
    const ask = linkChecker({ linkedArticles, isOnline: () => Promise.reject(new Error('no network')) });
    const questions = { articles: ['perdu'], addresses: ['/rien'] };
    expect(await ask(questions)).toEqual({ missing: new Set(), unpublished: new Set(), broken: new Set() });
    expect((await ask(questions)).missing).toEqual(new Set(['perdu']));
    warn.mockRestore();
  });
});
