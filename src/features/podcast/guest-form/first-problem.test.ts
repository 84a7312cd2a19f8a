import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { PROBLEMS } from './copy.ts';
import { firstProblem, type GuestAnswers } from './first-problem.ts';
import { GUEST_SCHEMA } from './guest-schema.ts';

const NOTHING: GuestAnswers = {
  name: '',
  age: '',
  contact_choice: [],
  contact_value: '  ',
  topics: [],
  anonym_consent: false,
  intimate_consent: false,
};

const ANSWERS = {
  name: ' Sami ',
  age: '34',
  contact_choice: ['whatsapp', 'email'],
  contact_value: ' sami@exemple.fr ',
  topics: ['ghosting', 'heartbreak'],
  anonym_consent: true,
  intimate_consent: true,
};

describe('firstProblem', () => {
  it('returns one problem at a time, in the order of the form’s rules', () => {
    const corrections: [message: string, correction: Partial<GuestAnswers>][] = [
      ['Tu dois accepter que ton témoignage soit diffusé en anonyme', { anonym_consent: true }],
      ['Sélectionne au moins un sujet que tu souhaites aborder', { topics: ['ghosting'] }],
      ['Sélectionne au moins un moyen de contact', { contact_choice: ['email'] }],
      ['Indique ton identifiant/numéro/email pour être recontacté(e)', { contact_value: 'a'.repeat(201) }],
      ['Raccourcis un peu\u00a0: 200 caractères au plus', { contact_value: 'a'.repeat(200) }],
      [PROBLEMS.intimateConsent, { intimate_consent: true }],
      ['Indique ton prénom, ou un pseudo', { name: '👋'.repeat(101) }],
      ['Raccourcis un peu\u00a0: 100 caractères au plus', { name: '👋'.repeat(100) }],
      ['Indique ton âge, en années', { age: '17' }],
      [
        'Merci d’avoir pensé à nous, mais le podcast est réservé aux 18\u00a0ans et plus. Garde ton histoire au chaud.',
        { age: '121' },
      ],
      ['Vérifie ton âge\u00a0: à ce point-là, c’est toi la légende', { age: '120' }],
    ];
    let answers = NOTHING;
    for (const [message, correction] of corrections) {
      expect(firstProblem(answers)?.message).toBe(message);
      answers = { ...answers, ...correction };
    }
    expect(firstProblem(answers)).toBeNull();
  });

  it.each(['', ' ', 'trente', '3e1', '18.5', '-18', '٣٤'])('refuses the age %j', (age) => {
    expect(firstProblem({ ...ANSWERS, age })).toMatchObject({ field: 'age' });
  });

  it.each(['18', '120', ' 34 '])('accepts the age %j', (age) => {
    expect(firstProblem({ ...ANSWERS, age })).toBeNull();
  });
});

describe('the schema of the form', () => {
  it('turns valid answers into an application to send', () => {
    expect(safeParse(GUEST_SCHEMA, ANSWERS)).toMatchObject({
      success: true,
      output: {
        name: 'Sami',
        age: 34,
        contactChoice: ['whatsapp', 'email'],
        contactValue: 'sami@exemple.fr',
        topics: ['ghosting', 'heartbreak'],
        anonymConsent: true,
      },
    });
  });

  it('reports only the first problem, at its field', () => {
    const { issues } = safeParse(GUEST_SCHEMA, { ...NOTHING, anonym_consent: undefined });
    expect(issues?.map(({ path }) => path?.[0].key)).toEqual(['anonym_consent']);
  });

  it('refuses a topic that the form does not offer', () => {
    expect(safeParse(GUEST_SCHEMA, { ...ANSWERS, topics: ['politique'] }).success).toBe(false);
  });
});
