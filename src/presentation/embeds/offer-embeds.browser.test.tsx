import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CHOICES_EVENT, type Choice } from '../consent/choices.ts';
import { offerEmbeds } from './offer-embeds.ts';

const places = ['Un', 'Deux'].map((title) => {
  const place = document.createElement('span');
  Object.assign(place.dataset, { address: 'about:blank', title });
  place.innerHTML = '<span class="embed-screen"></span><button type="button"></button>';
  place.querySelector('button')?.append(title);
  return place;
});
const shown = () => places.map((place) => place.querySelectorAll('iframe').length);
const choose = (...detail: Choice[]) => dispatchEvent(new CustomEvent(CHOICES_EVENT, { detail }));

beforeAll(() => offerEmbeds(places));

beforeEach(() => document.body.append(...places));

it('the button of an embed loads that embed only, and removes it when pressed again', async () => {
  expect(shown()).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Deux' }).click();
  expect(shown()).toEqual([0, 1]);
  expect(places[1]?.querySelector('iframe')?.title).toBe('Deux');
  await page.getByRole('button', { name: 'Deux' }).click();
  expect(shown()).toEqual([0, 0]);
});

it('consent to embeds loads all of them, and its withdrawal removes them', async () => {
  await page.getByRole('button', { name: 'Un' }).click();
  choose('measurement');
  expect(shown()).toEqual([1, 0]);
  choose('measurement', 'embeds');
  expect(shown()).toEqual([1, 1]);
  choose('measurement');
  expect(shown()).toEqual([0, 0]);
});
