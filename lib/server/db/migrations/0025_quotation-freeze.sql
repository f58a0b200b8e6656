-- What was sent never changes again, whoever asks: an offer is accepted as it was read (product.md 2.5.1). Only its status
-- moves on.
create function keep_sent_quotation() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and new.status <> 'draft'
    and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then
    return new;
  end if;
  raise exception 'version % of a quotation was sent and is frozen', old.id using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger quotation_versions_frozen before update or delete on quotation_versions
  for each row execute function keep_sent_quotation();
--> statement-breakpoint
create function keep_sent_quotation_items() returns trigger language plpgsql as $$
declare
  touched bigint[] := array[
    case when tg_op <> 'INSERT' then old.version_id end,
    case when tg_op <> 'DELETE' then new.version_id end
  ];
begin
  if exists (select from quotation_versions where id = any(touched) and status <> 'draft') then
    raise exception 'the lines of a quotation that was sent are frozen' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger quotation_items_frozen before insert or update or delete on quotation_items
  for each row execute function keep_sent_quotation_items();
