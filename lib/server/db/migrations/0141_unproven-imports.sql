-- Accounts that an import made have proven no address yet, unless a code was read since: a password that was set anew shows that.
UPDATE "users" SET "is_email_proven" = false, "is_mobile_proven" = false
FROM "moving_items" i JOIN "moving_imports" m ON m."id" = i."import_id"
WHERE i."record_id" = "users"."id" AND i."is_new" AND i."outcome" = 'done'
  AND m."source" IN ('shopify_customers', 'woocommerce_customers', 'buildadmin_users');
