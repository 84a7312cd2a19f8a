-- These functions compare each row of a statement with what it was. A session keeps their plans, and the plan that suits the
-- change of one article, a nested loop, took minutes for the next change of 10,000: each row was compared with each other one.
alter function private.record_updated_articles() set enable_nestloop to off;
alter function private.publish_updated_articles() set enable_nestloop to off;
