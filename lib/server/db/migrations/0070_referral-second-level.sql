create index concurrently if not exists "referral_relations_grand" on "referral_relations" using btree ("grand_id") where "referral_relations"."grand_id" is not null;
