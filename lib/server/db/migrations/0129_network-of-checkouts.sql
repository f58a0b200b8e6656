ALTER TABLE "checkout_groups" ADD COLUMN "network" varchar(22);
