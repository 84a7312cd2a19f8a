import { invalid, TOO_MANY, type Outcome } from '../_shared/outcomes.ts';
import type { Form } from '../_shared/receive.ts';
import { refusedRule } from '../_shared/database-refusal.ts';
import type { SentForm } from '../_shared/read-form.ts';

interface Application {
  name: string;
  age: number;
  contact_methods: string[];
  contact_value: string;
  topics: string[];
  anonym_consent: boolean;
  /** Consent to details about sex life, orientation or health. The law demands that it is asked for separately. */
  intimate_consent: boolean;
}

/** Stores an application; the database checks its values. */
type StoreApplication = (
  application: Application & { network: string },
) => Promise<{ data: unknown; error: { code?: string; message: string } | null }>;

const LARGEST_BODY = 8 * 1024;
/** Most choices of one question. The form offers fewer. */
const MOST_CHOICES = 50;

export function applicationForm(store: StoreApplication): Form {
  return {
    largestBody: LARGEST_BODY,
    jsonNames: {
      contact_choice: 'contactChoice',
      contact_value: 'contactValue',
      anonym_consent: 'anonymConsent',
      intimate_consent: 'intimateConsent',
    },
    async store(form, network) {
      const application = readApplication(form);
      if ('page' in application) return application;
      const { data, error } = await store({ ...application, network });
      if (!error) return data === 'rate_limit' ? TOO_MANY : STORED;
      const rule = refusedRule(error);
      if (rule === null) throw error;
      return invalid(`The application is refused: ${rule.replace('guest_applications_', '')}`);
    },
  };
}

const STORED: Outcome = { status: 200, body: { stored: true }, page: 'application' };

function readApplication(form: SentForm): Application | Outcome {
  const name = form.text('name');
  const age = form.number('age');
  const contactValue = form.text('contact_value');
  const [methods, topics] = [form.texts('contact_choice'), form.texts('topics')];
  if (!form.isTicked('anonym_consent')) return invalid('anonym_consent must be given');
  if (!form.isTicked('intimate_consent')) return invalid('intimate_consent must be given');
  if (name === null) return invalid('name must be a text');
  if (age === null || Math.abs(age) > 1000) return invalid('age must be a whole number of years');
  if (contactValue === null) return invalid('contact_value must be a text');
  if (!methods || methods.length > MOST_CHOICES) return invalid('contact_choice must be a list of contact methods');
  if (!topics || topics.length > MOST_CHOICES) return invalid('topics must be a list of topics');
  return {
    name,
    age,
    contact_methods: methods,
    contact_value: contactValue,
    topics,
    anonym_consent: true,
    intimate_consent: true,
  };
}
