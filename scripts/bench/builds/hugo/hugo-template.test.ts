import { expect, it } from 'vitest';
import { hugoTemplate } from './hugo-template.ts';

it('puts each part between two pieces, and keeps braces that are no action', () => {
  expect(hugoTemplate(['<h1>', '</h1><style>@media x{{a:b}}</style>', '.'])).toBe(
    '{{ $parts := .Params.parts }}<h1>{{ index $parts 0 }}</h1><style>@media x{{ "{{" }}a:b}}</style>{{ index $parts 1 }}.',
  );
});
