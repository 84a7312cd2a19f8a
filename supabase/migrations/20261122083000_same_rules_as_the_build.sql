-- A row that the build refuses holds every publication back: it is refused here. What the build accepts and what is
-- refused is compared in tests/integration/same-rules.test.ts.

-- Whether a text shows anything: not only white space, controls, and characters without width or shape.
create function private.is_visible(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ ('[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    || '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff]');
$$;

-- Whether pages can write an instant: infinities, years before Christ and beyond 9999 are none to a browser.
create function private.is_instant(value timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select value >= '1000-01-01T00:00:00Z' and value < '9999-12-31T00:00:00Z';
$$;

-- Whether an array is one list of labels, each given.
create function private.is_list(labels text[]) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when cardinality(labels) = 0 then true
    when array_ndims(labels) <> 1 or array_lower(labels, 1) <> 1 then false
    else array_position(labels, null) is null
  end;
$$;

-- How deep the elements of an HTML text nest at most. Reads tags as the build's parser does, which closes an element by
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

-- The build reads 500 levels; the last one is for elements without content and those that hold text.
create function private.refuse_deep_nesting() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.deepest_nesting(new.content) >= 500 then
    raise exception 'Le contenu imbrique plus de 500 éléments les uns dans les autres'
      using errcode = '23514', schema = 'public', table = 'blog_posts', constraint = 'blog_posts_content_nesting';
  end if;
  return new;
end;
$$;
create trigger refuse_deep_nesting before insert or update of content on public.blog_posts
  for each row execute function private.refuse_deep_nesting();

-- An instant that cannot be written becomes the nearest one that can, and a label that is not given goes: nobody could
-- mend them with the tools at hand.
update public.blog_posts
set created_at = least(greatest(created_at, '1000-01-01T00:00:00Z'), '9999-12-30T00:00:00Z'),
  updated_at = least(greatest(updated_at, '1000-01-01T00:00:00Z'), '9999-12-30T00:00:00Z'),
  published_at = least(greatest(published_at, '1000-01-01T00:00:00Z'), '9999-12-30T00:00:00Z'),
  categories = array(select label from unnest(categories) label where label is not null),
  tags = array(select label from unnest(tags) label where label is not null)
where not private.is_instant(created_at) or not private.is_instant(updated_at) or not private.is_instant(published_at)
  or not private.is_list(categories) or not private.is_list(tags);

alter table public.blog_posts
  add constraint blog_posts_dates_known check (
    private.is_instant(created_at) and private.is_instant(updated_at) and private.is_instant(published_at)
  ),
  add constraint blog_posts_labels_are_lists check (private.is_list(categories) and private.is_list(tags));

-- What is written there already keeps its place: an article that cannot be shown is named by the build, and mended then.
alter table public.blog_posts add constraint blog_posts_title_visible check (private.is_visible(title)) not valid;
alter table public.categories add constraint categories_name_visible check (private.is_visible(name)) not valid;
alter table public.tags add constraint tags_name_visible check (private.is_visible(name)) not valid;
