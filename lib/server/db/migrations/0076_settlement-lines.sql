CREATE TABLE "store_settlement_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_settlement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"kind" varchar(20) NOT NULL,
	"order_id" bigint,
	"cause" varchar(120) NOT NULL,
	"gross_amount" bigint NOT NULL,
	"commission_amount" bigint DEFAULT 0 NOT NULL,
	"commission_tax_amount" bigint DEFAULT 0 NOT NULL,
	"referral_amount" bigint DEFAULT 0 NOT NULL,
	"channel_fee_amount" bigint DEFAULT 0 NOT NULL,
	"net_amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_settlement_lines_net" CHECK ("store_settlement_lines"."net_amount" = "store_settlement_lines"."gross_amount" - "store_settlement_lines"."commission_amount" - "store_settlement_lines"."commission_tax_amount"
        - "store_settlement_lines"."referral_amount" - "store_settlement_lines"."channel_fee_amount"),
	CONSTRAINT "store_settlement_lines_order_kind" CHECK (("store_settlement_lines"."kind" in ('earning', 'refund_reversal')) <= ("store_settlement_lines"."order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "store_settlement_lines" ADD CONSTRAINT "store_settlement_lines_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_settlement_lines" ADD CONSTRAINT "store_settlement_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_settlement_lines_cause" ON "store_settlement_lines" USING btree ("cause");--> statement-breakpoint
CREATE UNIQUE INDEX "store_settlement_lines_earning" ON "store_settlement_lines" USING btree ("order_id") WHERE "store_settlement_lines"."kind" = 'earning';--> statement-breakpoint
CREATE INDEX "store_settlement_lines_order" ON "store_settlement_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_settlement_lines_store" ON "store_settlement_lines" USING btree ("store_id","created_at","id");