-- The history of records is append-only (product.md 2.0.7).
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'table % is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger status_logs_append_only before update or delete on status_logs
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger status_logs_no_truncate before truncate on status_logs
  for each statement execute function refuse_change();
--> statement-breakpoint
-- Whoever changes a rule or a grant, by whatever way, makes every process drop its cached permissions.
create function raise_permission_version() returns trigger language plpgsql as $$
begin
  update user_groups set version = version + 1;
  return null;
end $$;
--> statement-breakpoint
create trigger user_rules_version after insert or update or delete or truncate on user_rules
  for each statement execute function raise_permission_version();
--> statement-breakpoint
create trigger user_group_rules_version after insert or update or delete or truncate on user_group_rules
  for each statement execute function raise_permission_version();
--> statement-breakpoint
create trigger user_rule_texts_version after insert or update or delete or truncate on user_rule_texts
  for each statement execute function raise_permission_version();
