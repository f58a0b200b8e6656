ALTER TABLE "withdrawals" ADD COLUMN "reference_key" varchar(64);
