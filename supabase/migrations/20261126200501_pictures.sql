-- The pictures of articles.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'article-images', 'article-images', true, 5242880,
  array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
);

-- A public bucket shows a picture to whoever has its address; only administrators list them.
create policy "Administrators list article images" on storage.objects
  for select to authenticated using (bucket_id = 'article-images' and (select public.is_admin()));
create policy "Administrators add article images" on storage.objects
  for insert to authenticated with check (bucket_id = 'article-images' and (select public.is_admin()));
create policy "Administrators replace article images" on storage.objects
  for update to authenticated using (bucket_id = 'article-images' and (select public.is_admin()))
  with check (bucket_id = 'article-images' and (select public.is_admin()));
create policy "Administrators delete article images" on storage.objects
  for delete to authenticated using (bucket_id = 'article-images' and (select public.is_admin()));
