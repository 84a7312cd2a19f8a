-- Completes a row before it is written: dates by status, the form in which its title is searched, its version. Only functions
-- write rows, so that none of their callers sets a counter. A generated column is not filled in yet where this looks: that is no edit.
create or replace function private.complete_article() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- Counting a reader is not editing; neither is deleting, nor restoring.
  not_edited constant text[] := '{view_count,read_count,deleted_at,version,saved_by,folded_title,content_hash}';
begin
  if new.status = 'draft' then
    new.published_at := null;
  elsif new.published_at is null then
    new.published_at := now();
  end if;
  if btrim(new.description) = '' then
    new.description := new.title;
  end if;
  if new.categories is null then
    new.categories := '{}';
  end if;
  if cardinality(new.tags) = 0 then
    new.tags := null;
  end if;
  new.slug := nullif(btrim(normalize(new.slug, NFC)), '');
  new.folded_title := private.fold(new.title);
  if tg_op = 'INSERT' then
    new.saved_by := auth.uid();
    return new;
  end if;
  if to_jsonb(new) - not_edited is distinct from to_jsonb(old) - not_edited then
    new.updated_at := clock_timestamp();
    new.version := old.version + 1;
    new.saved_by := auth.uid();
  end if;
  return new;
end;
$$;
