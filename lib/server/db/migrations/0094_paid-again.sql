ALTER TABLE "withdrawals" ADD COLUMN "follows_id" bigint;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "evidence_file_id" bigint;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_follows_id_withdrawals_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;