ALTER TABLE "outbox_messages" ADD COLUMN "cause" varchar(120);--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "cause" varchar(120);