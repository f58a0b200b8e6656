-- A published version of a specification never changes again: selections and documents name its nodes (product.md 2.5.2).
-- It can only be retired.
create function keep_published_version() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and old.status = 'published' and new.status = 'retired'
    and (new.id, new.template_id, new.number, new.minimum_quantity, new.published_at, new.created_at)
      = (old.id, old.template_id, old.number, old.minimum_quantity, old.published_at, old.created_at)
    and new.unit is not distinct from old.unit
    and new.automatic_quantity_max is not distinct from old.automatic_quantity_max then
    return new;
  end if;
  raise exception 'version % of a specification is published and frozen', old.id using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger spec_template_versions_frozen before update or delete on spec_template_versions
  for each row execute function keep_published_version();
--> statement-breakpoint
create function keep_published_nodes() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  if tg_table_name = 'spec_nodes' then
    touched := array[
      case when tg_op <> 'INSERT' then old.version_id end,
      case when tg_op <> 'DELETE' then new.version_id end
    ];
  else
    touched := array(select version_id from spec_nodes where id in (
      case when tg_op <> 'INSERT' then old.node_id end,
      case when tg_op <> 'DELETE' then new.node_id end
    ));
  end if;
  if exists (select from spec_template_versions where id = any(touched) and status <> 'draft') then
    raise exception 'the nodes of a published specification are frozen' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger spec_nodes_frozen before insert or update or delete on spec_nodes
  for each row execute function keep_published_nodes();
--> statement-breakpoint
create trigger spec_node_texts_frozen before insert or update or delete on spec_node_texts
  for each row execute function keep_published_nodes();
