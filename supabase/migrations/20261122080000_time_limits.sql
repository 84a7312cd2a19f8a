-- One statement of a visitor may not hold a connection for long, nor one transaction that does nothing. PostgREST applies
-- the settings of the role that a request runs as.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '10s';
alter role service_role set statement_timeout = '60s';
alter role anon set idle_in_transaction_session_timeout = '5s';
alter role authenticated set idle_in_transaction_session_timeout = '15s';
alter role service_role set idle_in_transaction_session_timeout = '60s';

notify pgrst, 'reload config';
