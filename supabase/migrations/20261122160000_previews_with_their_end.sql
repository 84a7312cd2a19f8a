-- The form of an article as it stands now, for whoever has a token, and until when the token leads to it; null once that has
-- ended.
create or replace function public.read_preview(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('form', private.loaded_article(article) -> 'form', 'expires_at', preview.expires_at)
  from private.previews preview join public.blog_posts article on article.id = preview.article_id
  where token_hash = sha256(convert_to(token, 'UTF8')) and expires_at > now() and article.deleted_at is null;
$$;
