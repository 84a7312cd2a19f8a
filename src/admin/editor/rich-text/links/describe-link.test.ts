import { describe, expect, it } from 'vitest';
import { describeLink, isPageAddress, linkFrom } from './describe-link.ts';

const HOST = 'coquelicot.example';

describe('describeLink', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['   ', { kind: 'empty' }],
    ['premier rendez-vous', { kind: 'words' }],
    ['drague', { kind: 'words' }],
    ['Et après ?', { kind: 'words' }],
    ['javascript:alert(1)', { kind: 'refused' }],
    ['java\tscript:alert(1)', { kind: 'refused' }],
    ['data:text/html,x', { kind: 'refused' }],
    ['https://', { kind: 'refused' }],
    ['/blog/oser', { kind: 'internal', href: '/blog/oser' }],
    [`https://${HOST}/blog/oser?a=1#b`, { kind: 'internal', href: '/blog/oser?a=1#b' }],
    ['#sommaire', { kind: 'place', href: '#sommaire' }],
    ['lea@exemple.fr', { kind: 'mail', href: 'mailto:lea@exemple.fr' }],
    ['jean.dupont+rdv@exemple.co.uk', { kind: 'mail', href: 'mailto:jean.dupont+rdv@exemple.co.uk' }],
    ['https://lea@exemple.fr', { kind: 'external', href: 'https://lea@exemple.fr', host: 'exemple.fr' }],
    ['@exemple.fr', { kind: 'external', href: 'https://@exemple.fr', host: 'exemple.fr' }],
    ['mailto:a@b.fr', { kind: 'mail', href: 'mailto:a@b.fr' }],
    ['tel:+33123456789', { kind: 'telephone', href: 'tel:+33123456789' }],
    ['exemple.fr', { kind: 'external', href: 'https://exemple.fr', host: 'exemple.fr' }],
    ['http://exemple.fr:8080/a', { kind: 'external', href: 'http://exemple.fr:8080/a', host: 'exemple.fr:8080' }],
    ['//exemple.fr', { kind: 'external', href: 'https://exemple.fr', host: 'exemple.fr' }],
  ])('classifies the typed address %j', (typed, description) => {
    expect(describeLink(typed, HOST)).toEqual(description);
  });
});

describe('linkFrom', () => {
  it.each([
    ['exemple.fr', 'https://exemple.fr'],
    [`http://${HOST}/recherche`, '/recherche'],
    ['javascript:alert(1)', null],
    ['des mots', null],
    ['', null],
  ])('returns the address to store for %j', (typed, kept) => expect(linkFrom(typed, HOST)).toBe(kept));
});

describe('isPageAddress', () => {
  it.each([
    ['https://exemple.fr/a', true],
    [' https://exemple.fr\n', true],
    ['voir https://exemple.fr', false],
    ['exemple.fr', false],
    ['https://', false],
    ['javascript:alert(1)', false],
  ])('decides whether %j is the whole address of a page', (text, is) => expect(isPageAddress(text)).toBe(is));
});
