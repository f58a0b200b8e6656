CREATE TABLE "order_close_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_close_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"status" varchar(10) DEFAULT 'open' NOT NULL,
	"reason" varchar(20) NOT NULL,
	"note" varchar(200) NOT NULL,
	"proposed_by" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_close_requests_two" CHECK ("order_close_requests"."decided_by" is null or "order_close_requests"."decided_by" <> "order_close_requests"."proposed_by")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "frozen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proof_file_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_close_requests" ADD CONSTRAINT "order_close_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_close_requests" ADD CONSTRAINT "order_close_requests_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_close_requests" ADD CONSTRAINT "order_close_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_close_requests_open" ON "order_close_requests" USING btree ("order_id") WHERE "order_close_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "order_dispatches_expired" ON "order_dispatches" USING btree ("pooled_at") WHERE "order_dispatches"."status" = 'expired';--> statement-breakpoint
CREATE INDEX "order_dispatches_deadline" ON "order_dispatches" USING btree ("accept_deadline") WHERE "order_dispatches"."status" in ('assigned', 'claimed');