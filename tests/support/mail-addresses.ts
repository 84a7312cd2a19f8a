const LABEL = 'a'.repeat(63);

/** Addresses of people, and how each is kept: the tests of form, function and database share this table. */
export const ADDRESSES: [typed: string, kept: string][] = [
  ['lea@exemple.fr', 'lea@exemple.fr'],
  [' lea@exemple.fr ', 'lea@exemple.fr'],
  ['lea@münchen.de', 'lea@xn--mnchen-3ya.de'],
  ['lea@xn--mnchen-3ya.de', 'lea@xn--mnchen-3ya.de'],
  ['lea@café.exemple.fr', 'lea@xn--caf-dma.exemple.fr'],
  ['lea@例え.テスト', 'lea@xn--r8jz45g.xn--zckzah'],
  ["jean.o'connor@exemple.fr", "jean.o'connor@exemple.fr"],
  ['m&m@exemple.fr', 'm&m@exemple.fr'],
  ['a/b=c?d!e#f$g%h*i+j^k_l`m{n|o}p~q-r@exemple.fr', 'a/b=c?d!e#f$g%h*i+j^k_l`m{n|o}p~q-r@exemple.fr'],
  ['lea@a--b.fr', 'lea@a--b.fr'],
  ['lea+jeu@mail.exemple.co.uk', 'lea+jeu@mail.exemple.co.uk'],
  ['l@x.fr', 'l@x.fr'],
  ['lea@exemple.photography', 'lea@exemple.photography'],
  ['lea@exemple.xn--vermgensberatung-pwb', 'lea@exemple.xn--vermgensberatung-pwb'],
  ['lea@exemple.vermögensberatung', 'lea@exemple.xn--vermgensberatung-pwb'],
  ['lea@163.com', 'lea@163.com'],
  [`${'a'.repeat(64)}@exemple.fr`, `${'a'.repeat(64)}@exemple.fr`],
  [`lea@${LABEL}.fr`, `lea@${LABEL}.fr`],
  [`${'a'.repeat(63)}@${LABEL}.${LABEL}.${LABEL.slice(1)}`, `${'a'.repeat(63)}@${LABEL}.${LABEL}.${LABEL.slice(1)}`],
];

/** Texts that are no address of a person, in form, function and database. */
export const NO_ADDRESSES = [
  ...['lea', '@exemple.fr', 'lea@', 'lea@exemple', 'lea@@exemple.fr', 'lea@exemple.fr@exemple.fr'],
  ...[
    '.lea@exemple.fr',
    'lea.@exemple.fr',
    'lea..b@exemple.fr',
    'léa@exemple.fr',
    '"lea"@exemple.fr',
    'a b@exemple.fr',
  ],
  ...['lea@exemple..fr', 'lea@.fr', 'lea@exemple.fr.', 'lea@-exemple.fr', 'lea@exemple-.fr', 'lea@exem_ple.fr'],
  ...['lea@[192.0.2.1]', 'lea@192.0.2.1', 'lea@exem ple.fr', 'lea@exem\u00a0ple.fr', 'lea@exem\u200bple.fr'],
  ...[
    'lea@exemple.fr/x',
    'lea@exemple.fr:25',
    'lea@exem%70le.fr',
    'Léa <lea@exemple.fr>',
    'a@b.fr,c@d.fr',
    'a@b.fr;c@d.fr',
  ],
  ...['lea@exemple.fr\nBcc: b@exemple.fr', 'lea@exemple\u202e.fr', 'lea(ici)@exemple.fr'],
  ...[`${'a'.repeat(65)}@exemple.fr`, `lea@${LABEL}a.fr`, `${'a'.repeat(64)}@${LABEL}.${LABEL}.${LABEL.slice(1)}`],
];
