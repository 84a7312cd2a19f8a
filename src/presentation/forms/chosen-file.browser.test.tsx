import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chosenFile } from './chosen-file.ts';
import { FileField } from './FileField.tsx';

const SCHEMA = chosenFile({
  types: ['image/png'],
  maximumBytes: 10,
  messages: { type: 'Une image PNG seulement.', size: 'Dix octets au plus.' },
});

const field = page.getByLabelText('Photo');

async function choose(file: File) {
  await userEvent.upload(field, file);
  return safeParse(SCHEMA, (field.element() as HTMLInputElement).files);
}

it('takes a file of its type and size, or none', async () => {
  await render(<FileField name="photo" label="Photo" />);
  expect(safeParse(SCHEMA, (field.element() as HTMLInputElement).files)).toMatchObject({ success: true, output: null });
  expect(await choose(new File(['0123456789'], 'moi.png', { type: 'image/png' }))).toMatchObject({
    success: true,
    output: { name: 'moi.png', size: 10 },
  });
});

it.each([
  ['of another type', new File(['0'], 'moi.svg', { type: 'image/svg+xml' }), 'Une image PNG seulement.'],
  ['too large', new File(['0123456789a'], 'moi.png', { type: 'image/png' }), 'Dix octets au plus.'],
])('refuses one that is %s', async (_what, file, message) => {
  await render(<FileField name="photo" label="Photo" />);
  expect((await choose(file)).issues?.map((issue) => issue.message)).toContain(message);
});
