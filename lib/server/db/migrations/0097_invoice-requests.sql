ALTER TABLE "orders" ADD COLUMN "invoice_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_fault" varchar(20);