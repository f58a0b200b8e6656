-- What the platform took of every sale was one setting; it is the first default rate.
insert into commission_rates (scope, scope_id, kind, bp, valid_from)
select 'default', 0, 'sales', coalesce((select (value #>> '{}')::integer from settings where key = 'commission.bp'), 500), '1970-01-01T00:00:00Z'
on conflict do nothing;
--> statement-breakpoint
delete from settings where key = 'commission.bp';
