import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderBody } from '../../core/article/body.ts';
import { cachingRenderer } from './body-cache.ts';

const OPTIONS = { imageOrigin: null };
const HTML = '<h2>Partie</h2><p onclick="x()">Texte</p><iframe src="https://youtu.be/abcdefghijk"></iframe>';
const BODY = renderBody(HTML, OPTIONS);

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'body-cache-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Lists the files of the cache, without folders. */
const files = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const onlyFile = () => {
  expect(files()).toHaveLength(1);
  return files()[0] ?? '';
};

describe('a cached body', () => {
  it('equals the result of renderBody, both when first rendered and when read from the disk', () => {
    const render = cachingRenderer(directory, 'code');
    expect(render(HTML, OPTIONS)).toEqual(BODY);
    expect(render(HTML, OPTIONS)).toEqual(BODY);
    expect(cachingRenderer(directory, 'code')(HTML, OPTIONS)).toEqual(BODY);
    onlyFile();
  });

  it('is read from the disk instead of rendered again', () => {
    const render = cachingRenderer(directory, 'code');
    render(HTML, OPTIONS);
    render('<p>Autre</p>', OPTIONS);
    const [first = '', second = ''] = files();
    const [firstText, secondText] = [readFileSync(first, 'utf8'), readFileSync(second, 'utf8')];
    writeFileSync(first, secondText);
    writeFileSync(second, firstText);
    expect(render('<p>Autre</p>', OPTIONS)).toEqual(BODY);
  });

  it('is stored apart for other options and for other code', () => {
    const render = cachingRenderer(directory, 'code');
    const html = '<p><a href="https://coquelicot.example/a">a</a></p>';
    const bodies = [null, 'coquelicot.example'].map((siteHost) => render(html, { imageOrigin: null, siteHost }));
    expect(bodies[0]).not.toEqual(bodies[1]);
    expect(files()).toHaveLength(2);
    cachingRenderer(directory, 'other code')(html, { imageOrigin: null });
    expect(files().some((file) => file.includes(`${path.sep}other code${path.sep}`))).toBe(true);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -5)],
    ['changed', (text: string) => text.replace('Texte', '<script>')],
    ['empty', () => ''],
    ['of another format', () => 'x\n{}'],
  ])('is rendered again when its file is %s', (_damage, damage) => {
    const render = cachingRenderer(directory, 'code');
    render(HTML, OPTIONS);
    const whole = readFileSync(onlyFile(), 'utf8');
    writeFileSync(onlyFile(), damage(whole));
    expect(render(HTML, OPTIONS)).toEqual(BODY);
    expect(readFileSync(onlyFile(), 'utf8')).toBe(whole);
  });
});

describe('the cache of bodies', () => {
  it('deletes the bodies of other code', async () => {
    cachingRenderer(directory, 'former code')(HTML, OPTIONS);
    const render = cachingRenderer(directory, 'code');
    await expect.poll(files).toEqual([]);
    render(HTML, OPTIONS);
    expect(onlyFile()).toContain(`${path.sep}code${path.sep}`);
  });

  it('empties a folder that holds 1,000 files', () => {
    const render = cachingRenderer(directory, 'code');
    render(HTML, OPTIONS);
    const cached = onlyFile();
    rmSync(cached);
    for (let number = 0; number < 1_000; number += 1) writeFileSync(path.join(path.dirname(cached), `${number}`), '');
    expect(render(HTML, OPTIONS)).toEqual(BODY);
    expect(onlyFile()).toBe(cached);
  });

  it('renders texts each time when its folder cannot be written', () => {
    const file = path.join(directory, 'a file');
    writeFileSync(file, '');
    const render = cachingRenderer(file, 'code');
    expect(render(HTML, OPTIONS)).toEqual(BODY);
    expect(render(HTML, OPTIONS)).toEqual(BODY);
  });

  it('writes no file for a text that cannot be rendered', () => {
    const render = cachingRenderer(directory, 'code');
    expect(() => render('<div>'.repeat(501), OPTIONS)).toThrow('more than 500 deep');
    expect(files()).toEqual([]);
  });
});
