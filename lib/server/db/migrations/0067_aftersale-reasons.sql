ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_case_qty";--> statement-breakpoint
-- What every shop begins with; operators change it.
INSERT INTO "aftersale_reasons" ("texts", "types", "fault", "needs_evidence", "is_no_reason", "sort") VALUES
  ('{"zh-cn": "七天无理由退货", "en": "No reason needed"}'::jsonb, '{return_refund}', 'buyer', false, true, 10),
  ('{"zh-cn": "质量问题", "en": "Faulty or poor quality"}'::jsonb, '{refund_only,return_refund,exchange,reship}', 'store', true, false, 20),
  ('{"zh-cn": "印刷色差或裁切偏差", "en": "Colours or cutting differ from the proof"}'::jsonb, '{refund_only,return_refund,reship}', 'store', true, false, 30),
  ('{"zh-cn": "与描述不符", "en": "Not as described"}'::jsonb, '{refund_only,return_refund,exchange}', 'store', true, false, 40),
  ('{"zh-cn": "发错商品", "en": "Wrong item received"}'::jsonb, '{refund_only,return_refund,exchange,reship}', 'store', true, false, 50),
  ('{"zh-cn": "少件或漏发", "en": "Pieces missing"}'::jsonb, '{refund_only,reship}', 'store', true, false, 60),
  ('{"zh-cn": "运输破损", "en": "Damaged in transit"}'::jsonb, '{refund_only,return_refund,exchange,reship}', 'carrier', true, false, 70),
  ('{"zh-cn": "未收到货", "en": "Never arrived"}'::jsonb, '{refund_only,reship}', 'carrier', false, false, 80),
  ('{"zh-cn": "未按约定时间发货", "en": "Not sent on time"}'::jsonb, '{refund_only}', 'store', false, false, 90),
  ('{"zh-cn": "服务未完成或不达标", "en": "Service incomplete or not up to standard"}'::jsonb, '{refund_only,reship}', 'store', false, false, 100),
  ('{"zh-cn": "不想要了或拍错", "en": "Changed my mind or ordered by mistake"}'::jsonb, '{refund_only}', 'buyer', false, false, 110),
  ('{"zh-cn": "其他原因", "en": "Another reason"}'::jsonb, '{refund_only,return_refund,exchange,reship}', 'buyer', false, false, 120);
