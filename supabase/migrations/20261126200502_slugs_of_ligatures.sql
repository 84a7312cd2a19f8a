-- A title with the ligature of a PDF, 'ﬁn', gave the slug 'n': letters in another form count as the plain ones now.
create or replace function private.slugify(value text) returns text
language sql immutable set search_path = '' as $$
  select btrim(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          normalize(replace(replace(lower(value), 'œ', 'oe'), 'æ', 'ae'), NFKD),
          '[\u0300-\u036f]', '', 'g'),
        '[^a-z0-9 \t\n\u00a0\u202f-]', '', 'g'),
      '[ \t\n\u00a0\u202f-]+', '-', 'g'),
    '-');
$$;
