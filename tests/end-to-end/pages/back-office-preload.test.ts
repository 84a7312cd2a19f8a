import { expect, inject, it } from 'vitest';

const { url } = inject('site');
const STATIC_IMPORT = /(?:^|[;}])import(?:[\w$*{},\s]*from)?\s*["']\.\/([\w.-]+\.js)["']/g;

it('the page of the back office preloads every script that its start imports', async () => {
  const html = await (await fetch(`${url}/admin`)).text();
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, address]) =>
    String(address),
  );
  expect(preloaded.filter((address) => /\/mount-[\w-]+\.js$/.test(address))).toHaveLength(1);

  const imported = new Set<string>();
  for (const address of preloaded) {
    const answer = await fetch(url + address);
    expect(answer.status).toBe(200);
    for (const [, name] of (await answer.text()).matchAll(STATIC_IMPORT)) imported.add(`/_astro/${name}`);
  }
  expect(imported.size).toBeGreaterThan(0);
  expect(preloaded).toEqual(expect.arrayContaining([...imported]));
});
