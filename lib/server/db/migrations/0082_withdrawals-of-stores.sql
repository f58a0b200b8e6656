ALTER TABLE "withdrawals" ADD COLUMN "account_hash" varchar(64) DEFAULT '' NOT NULL;
