-- Calls the two fields for search engines what the editor calls them.
create or replace function private.refusal_of(constraint_name text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('kind', 'refused', 'field', field, 'message', message)
  from (values
    ('blog_posts_title_given', 'title', 'Le titre compte de 1 à 500 caractères.'),
    ('blog_posts_title_visible', 'title', 'Le titre ne peut pas être vide'),
    ('blog_posts_content_size', 'content', 'Le contenu dépasse 10 Mo.'),
    ('blog_posts_content_nesting', 'content', 'Le contenu imbrique plus de 500 éléments les uns dans les autres.'),
    ('blog_posts_slug_is_a_segment', 'slug',
      'L’adresse ne contient que des lettres, des chiffres et des tirets, 200 caractères au plus.'),
    ('blog_posts_meta_title_length', 'meta_title', 'Le titre pour les moteurs compte 60 caractères au plus.'),
    ('blog_posts_meta_description_length', 'meta_description', 'La description pour les moteurs compte 160 caractères au plus.'),
    ('blog_posts_image_alt_length', 'image_alt', 'Le texte alternatif compte 500 caractères au plus.'),
    ('blog_posts_content_type_known', 'content_type', 'Un article est un article de blog ou une anecdote.'),
    ('blog_posts_dates_known', 'published_at', 'Cette date est hors du calendrier.'),
    ('blog_posts_planned_at_known', 'published_at', 'Cette date est hors du calendrier.'),
    ('blog_posts_labels_are_lists', 'tags', 'Un tag ne peut pas être vide.'),
    ('blog_posts_tags_count', 'tags', 'Un article porte 50 tags au plus.'),
    ('tags_name_given', 'tags', 'Un tag compte de 1 à 60 caractères.'),
    ('tags_name_visible', 'tags', 'Un tag compte de 1 à 60 caractères.'),
    ('', null, 'La base de données refuse cet article.')
  ) known (name, field, message)
  where name in (constraint_name, '') order by name desc limit 1;
$$;
