-- Rules about texts and values that several tables share. A row that the build refuses holds its page back: it is refused here.
-- The rules of the build and these are compared in tests/integration/same-rules.test.ts.

-- Tells whether a text shows anything: not only white space, controls, and characters without width or shape.
create function private.is_visible(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ ('[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    || '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff]');
$$;

-- Tells whether a text is one line that reads as it is written: no control character, nothing that turns its direction.
create function private.is_plain_line(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff]';
$$;

-- Tells whether pages can write an instant: infinities, years before Christ and beyond 9999 are none to a browser.
create function private.is_instant(value timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select value >= '1000-01-01T00:00:00Z' and value < '9999-12-31T00:00:00Z';
$$;

-- Tells whether an array is one list of labels, each given.
create function private.is_list(labels text[]) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when cardinality(labels) = 0 then true
    when array_ndims(labels) <> 1 or array_lower(labels, 1) <> 1 then false
    else array_position(labels, null) is null
  end;
$$;

-- Tells whether a text is an address of a person: what browsers and RFC 5321 both allow, at a domain with a dot. Forms write the
-- domain in ASCII letters; one in letters of its own is taken too. src/core/mail/mail-address.ts has the rule in TypeScript.
create function private.is_mail_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 254
    and value ~ ('^(?=[^@]{1,64}@)' || word || '(\.' || word || ')*@(' || label || '\.)+(?![0-9]+$)' || label || '$')
  from (values ('[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+', 'A-Za-z0-9\u00c0-\u167f\u1681-\u1fff\u2c00-\u2fff\u3040-\ud7ff')) parts (word, letters),
    lateral (values ('[' || letters || '](?:[' || letters || '-]{0,61}[' || letters || '])?')) labels (label);
$$;

-- Returns the form in which texts are searched and sorted: lower case, without accents, « œ » as oe, one kind of apostrophe, of
-- hyphen and of space.
create function private.fold(value text) returns text
language sql immutable set search_path = '' as $$
  select translate(
    replace(replace(
      regexp_replace(normalize(lower(value), NFKD), '[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g'),
      'œ', 'oe'), 'æ', 'ae'),
    '’ʼ‐‑', '''''--');
$$;

-- Returns patterns that a folded text must match to hold each word of a search.
create function private.title_patterns(search text) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(left(search, 200)), '\s+') word
    where word <> '' limit 10
  );
$$;

-- Returns a text in the letters of addresses. Letters in another form, as the ligatures of a PDF, count as the plain ones.
create function private.slugify(value text) returns text
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

-- Returns the slug that a title gives, short enough for an address.
create function private.slug_of_title(title text) returns text
language sql immutable set search_path = '' as $$
  select rtrim(left(private.slugify(title), 190), '-');
$$;

-- Counts the characters that a reader sees, near enough to tell a change's size.
create function private.text_length(html text) returns integer
language sql immutable set search_path = '' as $$
  select char_length(
    regexp_replace(regexp_replace(html, '<[^>]*>', '', 'g'), '&(#[0-9]+|#x[0-9a-f]+|[a-z][a-z0-9]*);', ' ', 'gi'));
$$;

-- Returns how deep the elements of an HTML text nest at most. Reads tags as the build's parser does, which closes an element by
-- its name; what that parser lets end by itself counts as open, and in a text with what is hard to follow (a comment that
-- is not one, an element that holds text) nothing counts as closed.
create function private.deepest_nesting(html text) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  attributes constant text :=
    '(?:[ \t\n\f\r]+|/|[^ \t\n\f\r<>/"''=]+(?:[ \t\n\f\r]*=[ \t\n\f\r]*(?:"[^"]*"|''[^'']*''|[^ \t\n\f\r"''<>=`]+))?)*>';
  holders constant text := 'iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp';
  any_token constant text :=
    '<!--(?!-?>)(?:[^-]|-[^-]|--+[^->!])*--+>'
    || '|</[a-z][^ \t\n\f\r<>/"''=]*[ \t\n\f\r]*>'
    || '|<[a-z][^ \t\n\f\r<>/"''=]*(?=[ \t\n\f\r/>])' || attributes
    || '|<iframe(?=[ \t\n\f\r/>])' || attributes || '[^<]*</iframe[ \t\n\f\r]*>'
    || '|<style(?=[ \t\n\f\r/>])' || attributes || '[^<]*</style[ \t\n\f\r]*>'
    || '|<[a-z/!?]';
  deepest integer := regexp_count(html, '<[a-z]', 1, 'i');
begin
  -- Most articles have fewer elements than may nest.
  if deepest < 500 then
    return deepest;
  end if;
  with tokens as (
    select part[1] as token, position
    from regexp_matches(html, any_token, 'gi') with ordinality as matches (part, position)
  ),
  tags as (
    select token, position,
      lower(substring(token from '^</?([^ \t\n\f\r<>/"''=]+)')) as name,
      case when token like '</%' then -1 else 1 end as step
    from tokens
    where token !~* '^<!--.*-->$' and token !~* '^<(iframe|style)[ \t\n\f\r/>].*</(iframe|style)[ \t\n\f\r]*>$'
  ),
  sums as (
    select position, name, sum(step) over names as sum
    from tags
    where name not in ('area', 'base', 'basefont', 'br', 'col', 'command', 'embed', 'frame', 'hr', 'img', 'input',
      'isindex', 'keygen', 'link', 'meta', 'param', 'source', 'track', 'wbr')
    window names as (partition by name order by position)
  ),
  -- An end without its start closes nothing.
  open_by_name as (
    select position, name, sum - least(0, min(sum) over (partition by name order by position)) as open from sums
  ),
  changes as (
    select position, open - lag(open, 1, 0) over (partition by name order by position) as change from open_by_name
  ),
  depths as (
    select sum(change) over (order by position) as depth from changes
  )
  select case
    when exists (
      select 1 from tokens
      where tokens.token !~ '>$' or tokens.token ~* ('^<(' || holders || ')[ \t\n\f\r/>]') and tokens.token !~ '.</'
    ) then deepest
    else (select coalesce(max(depth), 0) from depths)
  end into deepest;
  return deepest;
end;
$$;

-- Returns 244 random bits, in the letters of addresses.
create function private.new_token() returns text
language sql volatile set search_path = '' as $$
  select rtrim(translate(
    encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=');
$$;
