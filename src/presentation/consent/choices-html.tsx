import { renderToStaticMarkup } from 'react-dom/server';
import { TRACKER_HOST } from '../tracking/tracker.ts';
import { ChoiceGroup } from '../forms/ChoiceGroup.tsx';
import { CHOICES } from './choices.ts';
import { consentCopy } from './copy.ts';

/** HTML of the choices, rendered once: React takes a millisecond, too long for thousands of pages. */
export const CHOICES_HTML = TRACKER_HOST === null ? '' : choicesHtml(consentCopy(TRACKER_HOST));

function choicesHtml({ legend, necessary, choices }: ReturnType<typeof consentCopy>): string {
  return renderToStaticMarkup(
    <ChoiceGroup
      id="consent-choices"
      name="consent"
      legend={legend}
      choices={[
        { value: 'necessary', ...necessary, defaultChecked: true, disabled: true },
        ...CHOICES.map((choice) => ({ value: choice, ...choices[choice] })),
      ]}
      multiple
    />,
  );
}
