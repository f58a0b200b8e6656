CREATE TABLE "payout_batch_rows" (
	"batch_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"withdrawal_id" bigint NOT NULL,
	"attempt" integer NOT NULL,
	CONSTRAINT "payout_batch_rows_batch_id_position_pk" PRIMARY KEY("batch_id","position")
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"no" varchar(20) NOT NULL,
	"currency" char(3) DEFAULT 'CNY' NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"sealed_file" text NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"made_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_batches_filled" CHECK ("payout_batches"."count" > 0 and "payout_batches"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payout_batch_rows" ADD CONSTRAINT "payout_batch_rows_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batch_rows" ADD CONSTRAINT "payout_batch_rows_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batch_rows_attempt" ON "payout_batch_rows" USING btree ("withdrawal_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batches_no" ON "payout_batches" USING btree ("no");