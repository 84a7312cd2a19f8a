-- A search asks the index alone. The words of an article are stored apart from its row. The planner takes no account of reading
-- them, and preferred to read those of every article: at 10,000 articles 600 milliseconds instead of 70.
alter function public.search_articles(text, text, integer, integer) set enable_seqscan = off;
alter function public.search_articles(text, text, integer, integer) set enable_indexscan = off;
alter function private.articles_with_words(text) set enable_seqscan = off;
alter function private.articles_with_words(text) set enable_indexscan = off;
