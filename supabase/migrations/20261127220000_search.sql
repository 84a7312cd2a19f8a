-- Search in the articles, by French full text. Visitors find what they may read; the team finds every article.

create extension if not exists unaccent with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;

-- Stems French words without their accents: « rencontrées » and « rencontrer » are one.
create text search configuration private.french (copy = pg_catalog.french);
alter text search configuration private.french
  alter mapping for word, hword, hword_part, asciiword, asciihword, hword_asciipart
  with extensions.unaccent, pg_catalog.french_stem;

-- The searched words of each article that is not deleted. Triggers keep them.
create table private.article_search (
  article_id uuid primary key references public.blog_posts (id) on delete cascade,
  content_type text not null,
  -- Null for a draft.
  published_at timestamptz,
  title tsvector not null,
  document tsvector not null
);
create index article_search_title on private.article_search using gin (title);
create index article_search_document on private.article_search using gin (document);
alter table private.article_search enable row level security;

-- The words of titles, descriptions, categories and tags, by which a misspelt word is corrected.
create table private.search_words (word text primary key);
alter table private.search_words enable row level security;

-- Returns what a reader sees of an HTML text, on one line.
create function private.text_of_html(html text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(html, '<(script|style)[^>]*>.*?</\1>|<[^>]*>', ' ', 'gi'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
    '\s+', ' ', 'g'));
$$;
revoke execute on function private.text_of_html(text) from public;

-- Returns a text as the search divides it into words: the parser takes what has a dot, a slash or an at sign within for a file or
-- an address.
create function private.searched_text(value text) returns text
language sql immutable set search_path = '' as $$
  select translate(left(value, 400000), './@_' || chr(2) || chr(3), '      ');
$$;
revoke execute on function private.searched_text(text) from public;

-- Returns the words with hyphens of a text, without those: « rendezvous » finds « rendez-vous ».
create function private.joined_words(folded text) returns text
language sql immutable set search_path = '' as $$
  select string_agg(replace(found[1], '-', ''), ' ')
  from regexp_matches(folded, '[[:alnum:]]+(?:-[[:alnum:]]+)+', 'g') found;
$$;
revoke execute on function private.joined_words(text) from public;

-- Keeps what is searched of an article.
create function private.index_article() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  labels text := concat_ws(' ', array_to_string(new.categories, ' '), new.category, array_to_string(new.tags, ' '));
  body text := private.text_of_html(new.content);
  whole text := private.fold(concat_ws(' ', new.title, labels, new.description));
  title tsvector;
begin
  if new.deleted_at is not null then
    delete from private.article_search where article_id = new.id;
    return null;
  end if;
  title := to_tsvector('private.french', private.searched_text(new.title));
  insert into private.article_search as known (article_id, content_type, published_at, title, document)
  values (
    new.id, new.content_type, case when new.status = 'published' then new.published_at end, title,
    setweight(title, 'A')
      || setweight(to_tsvector('private.french', private.searched_text(concat_ws(' ', labels, new.description))), 'B')
      || to_tsvector('private.french', private.searched_text(body))
      || to_tsvector('private.french', coalesce(private.joined_words(concat_ws(' ', whole, private.fold(left(body, 400000)))), ''))
  )
  on conflict (article_id) do update set
    content_type = excluded.content_type, published_at = excluded.published_at,
    title = excluded.title, document = excluded.document;
  insert into private.search_words (word)
  select word from (
    select regexp_split_to_table(whole, '[^[:alnum:]]+') as word union select regexp_split_to_table(whole, '[^[:alnum:]-]+')
  ) words
  where char_length(word) between 4 and 40
  on conflict do nothing;
  return null;
end;
$$;
create trigger index_article_on_insert after insert on public.blog_posts
  for each row execute function private.index_article();
create trigger index_article_on_update
  after update of title, description, content, category, categories, tags, content_type, status, published_at, deleted_at
  on public.blog_posts
  for each row execute function private.index_article();

-- A query, made ready. `precision` is near where a word was corrected.
create type private.search_query as (words tsquery[], every_word tsquery, any_word tsquery, precision text);

-- Makes a search of what somebody has typed: 200 characters and ten words at most. The last word may still be being typed.
--
-- corrects: whether a word that visitors would not find is replaced by the closest words
create function private.read_search(typed text, corrects boolean) returns private.search_query
language plpgsql stable set search_path = '' as $$
declare
  -- Words that say nothing of what an article is about, without accents.
  not_searched constant text[] := regexp_split_to_array(
    'a ai aie ais ait alors apres as au aucun aucune aura aurait aussi autre autres aux avaient avais avait avant
    avec avez avoir avons ayant bien c ca car ce ceci cela celle celles celui ces cet cette ceux chaque chez ci
    comme comment d dans de depuis des donc dont du elle elles en encore entre es est et etaient etais etait etant
    etes etre eu eux fait faire fais font fut hors ici il ils j jamais je jusque l la laquelle le lequel les
    lesquels leur leurs lui m ma mais me meme memes mes moi moins mon n ne ni non nos notre nous on ont ou oui par
    parce pas peu peut peux plus pour pourquoi puis quand que quel quelle quelles quels quelque quelques quelqu
    qui quoi s sa sans se sera serait ses seulement si sont son sous soit suis sur t ta te tel telle tes toi ton
    tous tout toute toutes tres trop tu un une va vais vers veux voici voila vont vos votre vous y',
    '\s+');
  result private.search_query;
  parts text[];
  part text;
  closest text[];
  wanted tsquery;
  is_open boolean;
begin
  result.precision := 'all';
  result.words := '{}';
  parts := array(
    select word from regexp_split_to_table(private.fold(left(typed, 200)), '[^[:alnum:]]+') with ordinality split (word, place)
    where word <> '' order by place limit 10
  );
  foreach part in array parts loop
    continue when cardinality(parts) > 1 and part = any (not_searched);
    part := left(part, 40);
    is_open := part = parts[cardinality(parts)] and typed !~ '[\s,;.!?]$';
    wanted := to_tsquery('private.french', part);
    continue when numnode(wanted) = 0;
    -- « ex » is a word: the words that begin so would hide it.
    if is_open and not (char_length(part) <= 3 and private.is_word_known(wanted)) then
      wanted := wanted || (part || ':*')::tsquery;
    end if;
    if corrects and char_length(part) >= 5 and not private.is_word_known(wanted) then
      -- Forgives one error, or two after the same first letter: letters that change places count for two.
      closest := array(
        select word from (
          select word, least(
            extensions.levenshtein_less_equal(word, part, 2),
            -- Without the end of a plural, which the stem forgives.
            extensions.levenshtein_less_equal(word, regexp_replace(part, '[sx]$', ''), 2)
          ) as errors
          from private.search_words
          where char_length(word) between char_length(part) - 2 and char_length(part) + 2
        ) known
        where errors <= case when left(word, 1) = left(part, 1) then 2 else 1 end
        order by errors, word limit 2
      );
      if cardinality(closest) > 0 then
        result.precision := 'near';
        wanted := plainto_tsquery('private.french', closest[1]);
        if cardinality(closest) > 1
          and extensions.levenshtein(closest[1], part) = extensions.levenshtein(closest[2], part) then
          wanted := wanted || plainto_tsquery('private.french', closest[2]);
        end if;
      end if;
    end if;
    if not wanted = any (result.words) then
      result.words := result.words || wanted;
      result.every_word := coalesce(result.every_word && wanted, wanted);
      result.any_word := coalesce(result.any_word || wanted, wanted);
    end if;
  end loop;
  return result;
end;
$$;
revoke execute on function private.read_search(text, boolean) from public;

-- True where an article that visitors may read has the word.
create function private.is_word_known(word tsquery) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.article_search where document @@ word and published_at <= now());
$$;
revoke execute on function private.is_word_known(tsquery) from public;

-- Returns the articles that visitors may read and that a query finds, the most fitting first, as {precision, total, articles}.
-- `precision` is all, some (of the words) or near (a word was corrected). Matches within titles and extracts stand between the
-- characters 2 and 3.
--
-- section: blog or anecdote; both where it is null
create function public.search_articles(query text, section text default null, wanted integer default 10, skipped integer default 0)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Matches that are ranked: those in titles, and the newest.
  most_ranked constant integer := 1000;
  marks constant text := format('StartSel=%s,StopSel=%s', chr(2), chr(3));
  search private.search_query := private.read_search(query, true);
  condition tsquery := search.every_word;
  total bigint := 0;
  articles jsonb;
begin
  if condition is not null then
    select count(*) into total from private.article_search known
    where document @@ condition and published_at <= now() and (section is null or content_type = section);
    if total = 0 and cardinality(search.words) > 1 then
      search.precision := case search.precision when 'near' then 'near' else 'some' end;
      condition := search.any_word;
      select count(*) into total from private.article_search known
      where document @@ condition and published_at <= now() and (section is null or content_type = section);
    end if;
  end if;
  with matches as materialized (
    (
      select article_id from private.article_search known
      where known.title @@ condition and published_at <= now() and (section is null or content_type = section)
      order by published_at desc limit most_ranked
    )
    union
    (
      select article_id from private.article_search known
      where known.document @@ condition and published_at <= now() and (section is null or content_type = section)
      order by published_at desc limit most_ranked
    )
  ), ranked as (
    select article_id, row_number() over (
      order by
        case when search.precision <> 'all' then (select count(*) from unnest(search.words) word where document @@ word) end desc,
        ts_rank('{0.1, 0.2, 0.4, 1}', document, condition, 1) desc, published_at desc
    ) as place
    from matches join private.article_search known using (article_id)
    order by place limit least(greatest(wanted, 1), 100) offset greatest(skipped, 0)
  )
  select jsonb_agg(
    jsonb_build_object(
      'id', post.id, 'slug', post.slug, 'content_type', post.content_type, 'image_url', post.image_url,
      'published_at', post.published_at, 'reading_time', post.reading_time,
      'title', ts_headline('private.french', translate(post.title, chr(2) || chr(3), ''), search.any_word, 'HighlightAll=true,' || marks),
      -- Shows the description where it or the title alone matches, else the text.
      'extract', case
        when position(chr(2) in of_description) = 0 and position(chr(2) in of_text) > 0 then of_text
        else of_description
      end
    ) order by place
  ) into articles
  from ranked
  join public.blog_posts post on post.id = article_id,
  lateral (
    select ts_headline(
      'private.french', translate(post.description, chr(2) || chr(3), ''), search.any_word, 'MaxWords=30,MinWords=15,' || marks
    ) as of_description
  ) first_choice,
  lateral (
    select case when position(chr(2) in of_description) > 0 then '' else ts_headline(
      'private.french', translate(left(private.text_of_html(post.content), 50000), chr(2) || chr(3), ''), search.any_word,
      'MaxWords=30,MinWords=15,' || marks
    ) end as of_text
  ) second_choice;
  return jsonb_build_object('precision', search.precision, 'total', total, 'articles', coalesce(articles, '[]'));
end;
$$;
revoke execute on function public.search_articles(text, text, integer, integer) from public;
grant execute on function public.search_articles(text, text, integer, integer) to anon, authenticated;

-- Returns the articles of every state whose title, labels or text hold each word of a query.
create function private.articles_with_words(query text) returns setof uuid
language sql stable set search_path = '' as $$
  select article_id from private.article_search
  where document @@ (select (private.read_search(query, false)).every_word);
$$;
revoke execute on function private.articles_with_words(text) from public;

-- The list of the back office finds articles by their texts too, after those that it finds by their titles.
do $$
declare
  list_function constant regprocedure :=
    'public.list_articles(text,text,text,boolean,integer,integer,text,text,uuid,text)';
  by_title constant text := '''deleted_at is null and folded_title like all ($1)''';
  by_words constant text := '''deleted_at is null and (folded_title like all ($1) or id in (select private.articles_with_words('''
    || ' || quote_nullable(search) || '')))''';
  by_date constant text := 'order by %1$s %2$s, %3$s desc, id';
  definition text := pg_get_functiondef(list_function);
begin
  if position(by_title in definition) = 0 or position(by_date in definition) = 0 then
    raise exception 'list_articles is not as expected';
  end if;
  execute replace(
    replace(definition, by_title, by_words),
    by_date, 'order by folded_title like all ($1) desc, %1$s %2$s, %3$s desc, id'
  );
end;
$$;

insert into private.article_search (article_id, content_type, published_at, title, document)
select id, content_type, null, '', '' from public.blog_posts where deleted_at is null;
update public.blog_posts set content_type = content_type where deleted_at is null;
