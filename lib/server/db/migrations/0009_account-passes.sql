CREATE TABLE "verification_passes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_passes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "verification_passes" ADD CONSTRAINT "verification_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_passes_hash" ON "verification_passes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "verification_passes_user" ON "verification_passes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_passes_expires" ON "verification_passes" USING btree ("expires_at");