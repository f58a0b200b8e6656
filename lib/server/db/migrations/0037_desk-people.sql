DROP INDEX "users_group";--> statement-breakpoint
ALTER TABLE "user_groups" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "status_logs_kind" ON "status_logs" USING btree ("entity_type","id");--> statement-breakpoint
CREATE INDEX "status_logs_actor" ON "status_logs" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "users_login" ON "users" USING btree (coalesce("last_login_at", 'epoch'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "users_name_begin" ON "users" USING btree (lower("username") varchar_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_group" ON "users" USING btree ("group_id","id");