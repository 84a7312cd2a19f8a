/** An answer in one line. */
interface Field {
  /** How many characters it takes; a constraint of the database says the same. */
  longest?: number;
  /** Says that an answer is not taken. */
  wrong: string;
  /** Its name on the privacy page. */
  personal: string;
}

/** A field of a visitor's choice. */
interface OptionalField extends Field {
  /** Its name in the back office. */
  label: string;
  /** Its name in the form of the contest. */
  question: string;
  longest: number;
  /** The token by which browsers fill it in. */
  autoComplete: string;
}

/**
 * The fields that may stay empty, in the order of the screen, each named as its column. The forms, what is sent, the list of the
 * back office, its exports and the privacy page derive from this list; the database has its own in the type
 * `private.contest_entry_form`, the edge function in `entry-texts.ts`.
 */
export const OPTIONAL_FIELDS = {
  city: {
    label: 'Ville',
    question: 'Ta ville',
    longest: 80,
    wrong: 'Cette ville n’est pas acceptée telle quelle : 80 caractères au plus, sur une ligne.',
    personal: 'ta ville, si tu la donnes',
    autoComplete: 'address-level2',
  },
} as const satisfies Record<string, OptionalField>;

/** Everything that somebody writes to take part. Each form has its own sentences where a name or an address is missing. */
export const ENTRY_FIELDS = {
  name: {
    longest: 100,
    wrong: 'Ce nom n’est pas accepté tel quel : 100 caractères au plus, sur une ligne.',
    personal: 'ton nom',
  },
  email: {
    wrong: 'Cette adresse e-mail est incomplète ou mal écrite.',
    personal: 'ton adresse e-mail',
  },
  ...OPTIONAL_FIELDS,
} as const satisfies Record<string, Field>;

export type EntryField = keyof typeof ENTRY_FIELDS;
export type OptionalEntryField = keyof typeof OPTIONAL_FIELDS;

export const OPTIONAL_NAMES = Object.keys(OPTIONAL_FIELDS) as OptionalEntryField[];

/** Returns a value for each field that may stay empty, by its name. */
export function forOptionalFields<Value>(valueOf: (name: OptionalEntryField) => Value) {
  const entries = OPTIONAL_NAMES.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Record<OptionalEntryField, Value>;
}

export function isOptional(name: EntryField): name is OptionalEntryField {
  return Object.hasOwn(OPTIONAL_FIELDS, name);
}

/** Returns the field whose constraint of the database, with or without the name of its table, refuses an answer. */
export function refusedField(rule: string): EntryField | null {
  const ofField = rule.replace(/^contest_entries_/, '');
  const names = Object.keys(ENTRY_FIELDS) as EntryField[];
  return names.find((name) => ofField.startsWith(`${name}_`)) ?? null;
}
