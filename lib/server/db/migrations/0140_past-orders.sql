CREATE TABLE "past_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "past_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" bigint NOT NULL,
	"source" varchar(24) NOT NULL,
	"key" varchar(200) NOT NULL,
	"no" varchar(60) NOT NULL,
	"user_id" bigint,
	"customer_key" varchar(160) DEFAULT '' NOT NULL,
	"buyer" varchar(100) DEFAULT '' NOT NULL,
	"email" varchar(120) DEFAULT '' NOT NULL,
	"mobile" varchar(11) DEFAULT '' NOT NULL,
	"state" varchar(20) NOT NULL,
	"state_text" varchar(120) DEFAULT '' NOT NULL,
	"ordered_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"currency" varchar(3) NOT NULL,
	"goods_amount" bigint,
	"discount_amount" bigint,
	"shipping_amount" bigint,
	"tax_amount" bigint,
	"total_amount" bigint,
	"refunded_amount" bigint,
	"lines" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_email_proven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_mobile_proven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "past_orders" ADD CONSTRAINT "past_orders_import_id_moving_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."moving_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_orders" ADD CONSTRAINT "past_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "past_orders_key" ON "past_orders" USING btree ("source","key");--> statement-breakpoint
CREATE INDEX "past_orders_import" ON "past_orders" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "past_orders_user" ON "past_orders" USING btree ("user_id",coalesce("ordered_at", "created_at") desc,"id");--> statement-breakpoint
CREATE INDEX "past_orders_ordered" ON "past_orders" USING btree (coalesce("ordered_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "past_orders_email" ON "past_orders" USING btree ("email") WHERE "past_orders"."user_id" is null and "past_orders"."email" <> '';--> statement-breakpoint
CREATE INDEX "past_orders_mobile" ON "past_orders" USING btree ("mobile") WHERE "past_orders"."user_id" is null and "past_orders"."mobile" <> '';--> statement-breakpoint
CREATE INDEX "past_orders_customer" ON "past_orders" USING btree ("source","customer_key") WHERE "past_orders"."user_id" is null and "past_orders"."customer_key" <> '';--> statement-breakpoint
CREATE INDEX "past_orders_search" ON "past_orders" USING gin ("search_text" gin_trgm_ops);