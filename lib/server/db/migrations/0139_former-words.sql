-- What every shop said until sentences could be replaced; from here on the code says it of no trade. A shop that sells already goes on
-- saying it, in words of its own that its operators can change or put back; a new one never said it.
create temporary table former_words on commit drop as
  select * from (values
    ('zh-cn', 'site.description', '印刷品、包装、办公家具与办公服务的线上商城：在线配置、当场报价、按时交付。'),
    ('en', 'site.description', 'Print, packaging, office furniture and office services online: configure your order, see the price instantly and get it delivered on time.'),
    ('zh-cn', 'shell.search.placeholder', '名片、办公桌、打印机…'),
    ('en', 'shell.search.placeholder', 'Business cards, desks, printers…'),
    ('zh-cn', 'shell.footer.promise', '印刷、包装与办公所需，一处配齐；每一单都有人负责到底。'),
    ('en', 'shell.footer.promise', 'Print, packaging and everything an office needs, with someone who sees every order through.'),
    ('zh-cn', 'catalogue.allProductsDescription', '印刷包装、办公设备与上门服务的全部商品：按分类、材质、交期与价格筛选，含税价格与交期一目了然。'),
    ('en', 'catalogue.allProductsDescription', 'Print and packaging, office equipment and on-site services: filter by category, material, lead time and price. All prices include tax, and every item shows its lead time.'),
    ('zh-cn', 'catalogue.configuredNote', '价格随尺寸、材质与数量变化，此处为起价。告诉我们您的要求，我们核对工艺后给出书面报价。'),
    ('en', 'catalogue.configuredNote', 'The price depends on size, material and quantity; the price shown is the starting price. Tell us what you need, and we’ll check the production details and send you a written quotation.'),
    ('zh-cn', 'catalogue.delivery.returnMade', '按要求定做的商品不适用无理由退货；有质量问题，签收后 {aftersale_windowDays, number} 天内受理，可重做、换货或退款。'),
    ('en', 'catalogue.delivery.returnMade', 'Made-to-order items can’t be returned without a reason. Report faults within {aftersale_windowDays, plural, one {# day} other {# days}} of receipt for a reprint, exchange or refund.'),
    ('zh-cn', 'catalogue.servicesDescription', '家具安装、网络布线、打印机与空调检修、办公室搬迁与保洁：约好时间上门，明码标价，验收后再确认。'),
    ('en', 'catalogue.servicesDescription', 'Furniture assembly, network cabling, printer and air-conditioning repair, office moves and cleaning: book a time, know the price, and confirm once you’ve checked the work.'),
    ('zh-cn', 'catalogue.servicesLead', '约好时间，带齐工具上门；先知道价格，做完验收再确认。'),
    ('en', 'catalogue.servicesLead', 'We come fully equipped at the time you book. You know the price up front and confirm once you’ve checked the work.'),
    ('zh-cn', 'catalogue.visitSteps.bookText', '写下地址、设备和方便的时间，我们回电确认。'),
    ('en', 'catalogue.visitSteps.bookText', 'Tell us the address, the equipment and a time that suits you. We’ll call back to confirm.'),
    ('zh-cn', 'catalogue.visitSteps.visitText', '工程师带工具与常用配件到场，进场前告知步骤。'),
    ('en', 'catalogue.visitSteps.visitText', 'Our engineer arrives with tools and common parts and explains the steps before starting.'),
    ('zh-cn', 'catalogue.visitSteps.acceptText', '当场测试，您确认后结束；{aftersale_windowDays, number} 天内发现质量问题可申请售后。'),
    ('en', 'catalogue.visitSteps.acceptText', 'We test the work together and finish once you’re happy. You can report faults for {aftersale_windowDays, plural, one {# day} other {# days}} afterwards.'),
    ('zh-cn', 'siteCooperate.ways.supplyTitle', '供货与代工'),
    ('en', 'siteCooperate.ways.supplyTitle', 'Supply and manufacturing'),
    ('zh-cn', 'siteCooperate.ways.supplyText', '印厂、纸箱厂、家具厂：我们接单，您生产，按约定周期结算，账目逐笔可查。'),
    ('en', 'siteCooperate.ways.supplyText', 'Printers, carton makers, furniture makers: we bring the orders and you produce them. Settlements are on time and itemised.'),
    ('zh-cn', 'siteCooperate.ways.resaleText', '面向您的客户转售，价格与交期写进合同，包装可用中性标签。'),
    ('en', 'siteCooperate.ways.resaleText', 'Resell to your own customers with contract prices and lead times, and neutral packaging if you need it.'),
    ('zh-cn', 'siteCooperate.ways.serviceText', '安装、维修、搬迁、保洁团队：按城市接活，完工验收后结算。'),
    ('en', 'siteCooperate.ways.serviceText', 'Installation, repair, moving and cleaning teams: take jobs in your city and get paid once the work is accepted.'),
    ('zh-cn', 'siteCooperate.next.third', '需要报价的，核对工艺后给出书面报价，{quote_validDays, number} 天内有效。'),
    ('en', 'siteCooperate.next.third', 'If you need a price, we check the production details and send a written quotation, valid for {quote_validDays, plural, one {# day} other {# days}}.'),
    ('zh-cn', 'siteCooperate.topics.supply', '供货与代工'),
    ('en', 'siteCooperate.topics.supply', 'Supply and manufacturing'),
    ('zh-cn', 'catalogueImport.example_slug', 'business-cards-matt'),
    ('en', 'catalogueImport.example_slug', 'business-cards-matt'),
    ('zh-cn', 'catalogueImport.example_sku', 'BCM-A'),
    ('en', 'catalogueImport.example_sku', 'BCM-A'),
    ('zh-cn', 'catalogueImport.example_name_zh', '哑光名片'),
    ('en', 'catalogueImport.example_name_zh', 'Name in Chinese'),
    ('zh-cn', 'catalogueImport.example_name_en', 'Matt business cards'),
    ('en', 'catalogueImport.example_name_en', 'Matt business cards'),
    ('zh-cn', 'catalogueImport.example_summary_zh', '300 克铜版纸，双面覆哑膜'),
    ('en', 'catalogueImport.example_summary_zh', 'A line about it in Chinese'),
    ('zh-cn', 'catalogueImport.example_summary_en', '300 g art paper, matt laminated'),
    ('en', 'catalogueImport.example_summary_en', '300 g art paper, matt laminated'),
    ('zh-cn', 'catalogueImport.example_category', 'business-stationery'),
    ('en', 'catalogueImport.example_category', 'business-stationery'),
    ('zh-cn', 'catalogueImport.example_options', '尺寸=90×54; 工艺=圆角'),
    ('en', 'catalogueImport.example_options', 'Size=90×54; Corners=Round'),
    ('zh-cn', 'validation.importOptions', '请写成“尺寸=A4; 纸张=哑粉”的形式'),
    ('en', 'validation.importOptions', 'Use the format “Size=A4; Paper=Matt”')
  ) as former (locale, key, text)
  where exists (select 1 from products) and not exists (select 1 from replaced_words);
--> statement-breakpoint
insert into replaced_words (locale, key, text) select locale, key, text from former_words;
--> statement-breakpoint
insert into word_changes (locale, key, after, changed_at) select locale, key, text, now() from former_words order by key, locale;
--> statement-breakpoint
insert into settings (key, value)
  select key, value from (values
    ('site.name', '{"zh-cn": "商城", "en": "Shop"}'::jsonb),
    ('store.trades', '["printing/印刷/Printing", "packaging/包装/Packaging", "signage/标识展示/Signage", "furniture/办公家具/Office furniture", "equipment/办公设备/Office equipment", "supplies/办公耗材/Office supplies", "installation/上门安装/On-site installation", "repair/维修保养/Repair and maintenance", "moving/办公搬迁/Office moves", "cleaning/保洁/Cleaning"]'::jsonb)
  ) as former (key, value)
  where exists (select 1 from products)
  on conflict (key) do nothing;
