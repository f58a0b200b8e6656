CREATE TABLE "row_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"step" varchar(40) NOT NULL,
	"row_key" varchar(80) NOT NULL,
	"failures" integer NOT NULL,
	"error" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"retry_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"aside_at" timestamp (3) with time zone,
	"aside_by" bigint,
	"aside_reason" varchar(200)
);
--> statement-breakpoint
CREATE TABLE "channel_pauses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_pauses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" varchar(20) NOT NULL,
	"reason" varchar(200) NOT NULL,
	"paused_by" bigint NOT NULL,
	"paused_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "not_before" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "row_failures_row" ON "row_failures" USING btree ("step","row_key");--> statement-breakpoint
CREATE INDEX "row_failures_last" ON "row_failures" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_pauses_channel" ON "channel_pauses" USING btree ("channel");
