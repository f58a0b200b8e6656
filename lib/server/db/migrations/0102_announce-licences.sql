-- The page of licences is kept by every process. A trigger, because many use cases change what it says.
create function announce_licence_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', '["pages"]');
  return null;
end $$;
--> statement-breakpoint
create trigger stores_announce_licence
  after insert or update of name, status, company_name, credit_code, licence_from, licence_until on stores
  for each statement execute function announce_licence_change();
