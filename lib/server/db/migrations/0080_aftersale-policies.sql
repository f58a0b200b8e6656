CREATE TABLE "aftersale_policies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aftersale_policies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" varchar(20) NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "aftersale_policies_key" ON "aftersale_policies" USING btree ("key");--> statement-breakpoint
-- What every shop begins with; operators change it.
INSERT INTO "aftersale_policies" ("key", "texts") VALUES
  ('no_reason', '{"zh-cn": "无理由退货：收到商品后 {days} 天内（从确认收货起算），商品完好即可退，退货运费由您承担。", "en": "No reason needed: within {days} days of receiving the goods (counted from when receipt is confirmed), you can return them in good condition. You pay for the return shipping."}'::jsonb),
  ('quality', '{"zh-cn": "质量问题、破损、发错货：确认收货后 {days} 天内可以退货、换货或补发，因此产生的运费由商家承担。", "en": "Faulty, damaged or wrong: within {days} days of confirming receipt, you can return them, exchange them or have them sent again. The seller pays for the shipping this takes."}'::jsonb),
  ('quality_pickup', '{"zh-cn": "质量问题、破损、发错货：确认收货后 {days} 天内可以退货或换货，因此产生的运费由商家承担。", "en": "Faulty, damaged or wrong: within {days} days of confirming receipt, you can return them or exchange them. The seller pays for the shipping this takes."}'::jsonb),
  ('quality_service', '{"zh-cn": "服务与约定不符：确认验收后 {days} 天内可以要求重新服务，或退还全部或部分款项。", "en": "Not as agreed: within {days} days of accepting the work, you can have it redone or get all or part of your money back."}'::jsonb),
  ('quality_digital', '{"zh-cn": "文件与约定不符：确认收货后 {days} 天内可以申请退还全部或部分款项。", "en": "Not as agreed: within {days} days of confirming receipt, you can ask for all or part of your money back."}'::jsonb),
  ('made', '{"zh-cn": "定制商品：按您的要求制作，他人无法使用，因此不适用无理由退货（《中华人民共和国消费者权益保护法》第二十五条：消费者定作的商品除外）。有质量问题或与约定不符时，您的其他权利不受影响。", "en": "Made to order: goods made to your specification can’t be returned without a reason, because nobody else can use them (article 25 of China’s Law on the Protection of Consumer Rights and Interests, which exempts goods made to a consumer’s order). If they’re faulty or not as agreed, all of your other rights apply."}'::jsonb),
  ('digital', '{"zh-cn": "在线交付的文件：交付后无法收回，因此不适用无理由退货（《中华人民共和国消费者权益保护法》第二十五条：在线下载的数字化商品除外）。", "en": "Files delivered online can’t be returned without a reason, because there’s nothing to send back (article 25 of China’s Law on the Protection of Consumer Rights and Interests, which exempts digital goods downloaded online)."}'::jsonb);
