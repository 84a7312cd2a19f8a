import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  ANSWERS,
  send,
  name,
  address,
  saturday,
  adult,
  button,
  status,
  Application,
  answer,
} from '../../../src/presentation/forms/application-form.support.tsx';

beforeEach(() => {
  send.mockReset().mockResolvedValue({ kind: 'sent' });
});

describe('the submission of a form', () => {
  it('sends values that a password manager has filled in without firing events', async () => {
    await render(<Application />);
    answer();
    await name.fill('');
    await address.fill('');
    (name.element() as HTMLInputElement).value = ' Léa ';
    (address.element() as HTMLInputElement).value = 'lea@exemple.fr';
    (saturday.element() as HTMLInputElement).checked = true;
    (adult.element() as HTMLInputElement).checked = true;
    await button.click();
    await expect.element(status).toHaveTextContent('Bien reçu.');
    expect(send.mock.calls).toEqual([[ANSWERS]]);
  });

  it('is sent once when the button is clicked twice at once', async () => {
    await render(<Application />);
    answer();
    const element = button.element() as HTMLButtonElement;
    element.click();
    element.click();
    await expect.element(status).toHaveTextContent('Bien reçu.');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
