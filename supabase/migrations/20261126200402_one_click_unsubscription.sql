-- Mail programs unsubscribe by a function of ours, which speaks to the database as the product itself.

grant execute on function public.unsubscribe_from_newsletter(text) to service_role;
