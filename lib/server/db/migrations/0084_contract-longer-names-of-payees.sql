ALTER TABLE "withdrawals" ALTER COLUMN "sealed_holder" SET DATA TYPE varchar(600);
