-- An update that waits for its moment names categories too: they follow a new name.
create or replace function private.replace_category(former text, next text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.blog_posts set
    categories = private.with_label_replaced(categories, former, next),
    category = case when lower(category) = lower(former) then next else category end
  where lower(category) = lower(former)
    or exists (select 1 from unnest(categories) label where lower(label) = lower(former));
  update public.working_copies set form = private.form_with_category_replaced(form, former, next)
  where private.names_category(form, former);
  update private.scheduled_updates set form = private.form_with_category_replaced(form, former, next)
  where private.names_category(form, former);
end;
$$;

create function private.names_category(form jsonb, name text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select 1 from jsonb_path_query(form, '$.categories[*]') label where lower(label #>> '{}') = lower(name)
  );
$$;

create function private.form_with_category_replaced(form jsonb, former text, next text) returns jsonb
language sql immutable set search_path = '' as $$
  select form || jsonb_build_object('categories', to_jsonb(
    private.with_label_replaced(array(select jsonb_array_elements_text(form -> 'categories')), former, next)));
$$;
revoke execute on function private.names_category(jsonb, text), private.form_with_category_replaced(jsonb, text, text)
  from public;
