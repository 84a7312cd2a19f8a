-- Search engines may show the pictures of articles. A hosted storage tells them otherwise of each file that does not say so
-- itself; a storage that keeps nothing of the kind has nothing to mend.
do $$
begin
  if exists (
    select 1 from information_schema.columns
    where table_schema = 'storage' and table_name = 'objects' and column_name = 'metadata'
  ) then
    update storage.objects set metadata = metadata || '{"xRobotsTag": "all"}'
    where bucket_id = 'article-images' and jsonb_typeof(metadata) = 'object';
  end if;
end;
$$;
