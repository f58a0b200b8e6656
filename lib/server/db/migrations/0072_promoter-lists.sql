create index concurrently if not exists "promoters_since" on "promoters" using btree ("created_at","user_id");--> statement-breakpoint
create index concurrently if not exists "promoters_status_since" on "promoters" using btree ("status","created_at","user_id");--> statement-breakpoint
create index concurrently if not exists "referral_relations_bound" on "referral_relations" using btree ("bound_at","user_id");
