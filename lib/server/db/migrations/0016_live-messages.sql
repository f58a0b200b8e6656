-- Tells every process whose inbox has changed, and which sessions have ended, when the transaction commits. A trigger,
-- because no writer may forget it. Equal notices of one transaction reach the listeners once.
create function announce_inbox_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform pg_notify('member_changes', json_build_object('user', user_id, 'message', id)::text) from added;
  elsif tg_op = 'UPDATE' then
    perform pg_notify('member_changes', json_build_object('user', user_id)::text)
      from (select distinct added.user_id from added join removed using (id)
            where (added.read_at is null) <> (removed.read_at is null)) as changed;
  else
    perform pg_notify('member_changes', json_build_object('user', user_id)::text)
      from (select distinct user_id from removed where read_at is null) as changed;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger messages_announce_insert after insert on messages referencing new table as added
  for each statement execute function announce_inbox_change();
--> statement-breakpoint
create trigger messages_announce_update after update on messages
  referencing new table as added old table as removed
  for each statement execute function announce_inbox_change();
--> statement-breakpoint
create trigger messages_announce_delete after delete on messages referencing old table as removed
  for each statement execute function announce_inbox_change();
--> statement-breakpoint
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('member_changes', json_build_object('user', new.user_id, 'session', new.id)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger sessions_announce_end after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null)
  execute function announce_session_end();
