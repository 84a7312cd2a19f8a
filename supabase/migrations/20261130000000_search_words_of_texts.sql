-- Search takes the words of a text from before where only labels change. Renaming a category of 1,300 articles read all their
-- texts again: at 10,000 articles that took up to 15 seconds, after which the database gives up.

-- Returns the searched words of an article's text.
create function private.words_of_text(html text) returns tsvector
language sql immutable set search_path = '' as $$
  select to_tsvector('private.french', private.searched_text(body))
    || to_tsvector('private.french', coalesce(private.joined_words(private.fold(left(body, 400000))), ''))
  from private.text_of_html(html) body;
$$;
revoke execute on function private.words_of_text(text) from public;

-- Keeps what is searched of an article. The words of its text have the weight D, which nothing else has, and come first: those
-- after them do not move them.
create or replace function private.index_article() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  labels text := concat_ws(' ', array_to_string(new.categories, ' '), new.category, array_to_string(new.tags, ' '));
  whole text := private.fold(concat_ws(' ', new.title, labels, new.description));
  title tsvector;
  text_words tsvector;
begin
  if new.deleted_at is not null then
    delete from private.article_search where article_id = new.id;
    return null;
  end if;
  if tg_op = 'UPDATE' and new.content = old.content then
    text_words := (select ts_filter(document, '{d}') from private.article_search where article_id = new.id);
  end if;
  title := to_tsvector('private.french', private.searched_text(new.title));
  insert into private.article_search as known (article_id, content_type, published_at, title, document)
  values (
    new.id, new.content_type, case when new.status = 'published' then new.published_at end, title,
    coalesce(text_words, private.words_of_text(new.content))
      || setweight(title, 'A')
      || setweight(
        to_tsvector('private.french', private.searched_text(concat_ws(' ', labels, new.description)))
          || to_tsvector('private.french', coalesce(private.joined_words(whole), '')), 'B')
  )
  on conflict (article_id) do update set
    content_type = excluded.content_type, published_at = excluded.published_at,
    title = excluded.title, document = excluded.document;
  insert into private.search_words (word)
  select word from (
    select regexp_split_to_table(whole, '[^[:alnum:]]+') as word union select regexp_split_to_table(whole, '[^[:alnum:]-]+')
  ) words
  where char_length(word) between 4 and 40
  -- In one order, so that two transactions never wait for each other.
  order by 1
  on conflict do nothing;
  return null;
end;
$$;

delete from private.article_search;
update public.blog_posts set content_type = content_type where deleted_at is null;
