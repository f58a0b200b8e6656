-- Whoever has brought somebody is a promoter from now on; before, only those who were stopped had a row.
insert into "promoters" ("user_id", "status", "created_at", "updated_at")
select "parent_id", 'active', min("bound_at"), min("bound_at") from "referral_relations" group by "parent_id"
on conflict ("user_id") do nothing;
