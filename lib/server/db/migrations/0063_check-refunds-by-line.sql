ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_sent";--> statement-breakpoint
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_refunded_qty";--> statement-breakpoint
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_refunded_amount";--> statement-breakpoint
-- What a completed order handed out was all that had not gone back: nothing went back after completion until now.
UPDATE "orders" SET "settled_amount" = "paid_amount" - "refunded_amount" WHERE "status" = 'completed' AND "settled_amount" = 0;
