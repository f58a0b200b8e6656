ALTER TABLE "ledger_checks" ADD COLUMN "status" varchar(10) DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_checks" ADD COLUMN "started_by" bigint;--> statement-breakpoint
ALTER TABLE "ledger_checks" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_checks" ADD COLUMN "part" varchar(10);--> statement-breakpoint
ALTER TABLE "ledger_checks" ADD COLUMN "beat_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_checks_open" ON "ledger_checks" USING btree ((true)) WHERE "ledger_checks"."status" in ('waiting', 'running');