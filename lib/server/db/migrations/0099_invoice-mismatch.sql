ALTER TABLE "invoice_applications" ADD COLUMN "mismatch" varchar(20);--> statement-breakpoint
-- What differs was kept as a Chinese sentence until now; the history says which it is, and the number of the document.
UPDATE "invoice_applications" SET "mismatch" = "said"."data" ->> 'difference', "fail_reason" = "said"."data" ->> 'fapiao_no'
FROM (
  SELECT DISTINCT ON ("entity_id") "entity_id", "data" FROM "status_logs"
  WHERE "entity_type" = 'invoice' AND "event" = 'fail' ORDER BY "entity_id", "id" DESC
) AS "said"
WHERE "said"."entity_id" = "invoice_applications"."id" AND "fail_code" = 'MISMATCH' AND "said"."data" ? 'difference';
