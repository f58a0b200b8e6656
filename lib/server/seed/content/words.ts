import type { Texts } from '#lib/i18n/texts.ts';
import { texts } from './authoring.ts';

/**
 * What the demo shop says of its trade, in the place of what every shop says: by the key of the sentence. A shop that ran before sentences could
 * be replaced got the same by a migration (docs/adr/0066-words-of-the-shop.md).
 */
export const demoWords: Readonly<Record<string, Texts>> = {
  'site.description': texts(
    '印刷品、包装、办公家具与办公服务的线上商城：在线配置、当场报价、按时交付。',
    'Print, packaging, office furniture and office services online: configure your order, see the price instantly and get it delivered on time.',
  ),
  'shell.search.placeholder': texts('名片、办公桌、打印机…', 'Business cards, desks, printers…'),
  'shell.footer.promise': texts(
    '印刷、包装与办公所需，一处配齐；每一单都有人负责到底。',
    'Print, packaging and everything an office needs, with someone who sees every order through.',
  ),
  'catalogue.allProductsDescription': texts(
    '印刷包装、办公设备与上门服务的全部商品：按分类、材质、交期与价格筛选，含税价格与交期一目了然。',
    'Print and packaging, office equipment and on-site services: filter by category, material, lead time and price. All prices include tax, and every item shows its lead time.',
  ),
  'catalogue.configuredNote': texts(
    '价格随尺寸、材质与数量变化，此处为起价。告诉我们您的要求，我们核对工艺后给出书面报价。',
    'The price depends on size, material and quantity; the price shown is the starting price. Tell us what you need, and we’ll check the production details and send you a written quotation.',
  ),
  'catalogue.delivery.returnMade': texts(
    '按要求定做的商品不适用无理由退货；有质量问题，签收后 {aftersale_windowDays, number} 天内受理，可重做、换货或退款。',
    'Made-to-order items can’t be returned without a reason. Report faults within {aftersale_windowDays, plural, one {# day} other {# days}} of receipt for a reprint, exchange or refund.',
  ),
  'catalogue.servicesDescription': texts(
    '家具安装、网络布线、打印机与空调检修、办公室搬迁与保洁：约好时间上门，明码标价，验收后再确认。',
    'Furniture assembly, network cabling, printer and air-conditioning repair, office moves and cleaning: book a time, know the price, and confirm once you’ve checked the work.',
  ),
  'catalogue.servicesLead': texts(
    '约好时间，带齐工具上门；先知道价格，做完验收再确认。',
    'We come fully equipped at the time you book. You know the price up front and confirm once you’ve checked the work.',
  ),
  'catalogue.visitSteps.bookText': texts(
    '写下地址、设备和方便的时间，我们回电确认。',
    'Tell us the address, the equipment and a time that suits you. We’ll call back to confirm.',
  ),
  'catalogue.visitSteps.visitText': texts(
    '工程师带工具与常用配件到场，进场前告知步骤。',
    'Our engineer arrives with tools and common parts and explains the steps before starting.',
  ),
  'catalogue.visitSteps.acceptText': texts(
    '当场测试，您确认后结束；{aftersale_windowDays, number} 天内发现质量问题可申请售后。',
    'We test the work together and finish once you’re happy. You can report faults for {aftersale_windowDays, plural, one {# day} other {# days}} afterwards.',
  ),
  'siteCooperate.ways.supplyTitle': texts('供货与代工', 'Supply and manufacturing'),
  'siteCooperate.ways.supplyText': texts(
    '印厂、纸箱厂、家具厂：我们接单，您生产，按约定周期结算，账目逐笔可查。',
    'Printers, carton makers, furniture makers: we bring the orders and you produce them. Settlements are on time and itemised.',
  ),
  'siteCooperate.ways.resaleText': texts(
    '面向您的客户转售，价格与交期写进合同，包装可用中性标签。',
    'Resell to your own customers with contract prices and lead times, and neutral packaging if you need it.',
  ),
  'siteCooperate.ways.serviceText': texts(
    '安装、维修、搬迁、保洁团队：按城市接活，完工验收后结算。',
    'Installation, repair, moving and cleaning teams: take jobs in your city and get paid once the work is accepted.',
  ),
  'siteCooperate.next.third': texts(
    '需要报价的，核对工艺后给出书面报价，{quote_validDays, number} 天内有效。',
    'If you need a price, we check the production details and send a written quotation, valid for {quote_validDays, plural, one {# day} other {# days}}.',
  ),
  'siteCooperate.topics.supply': texts('供货与代工', 'Supply and manufacturing'),
  'catalogueImport.example_slug': texts('business-cards-matt', 'business-cards-matt'),
  'catalogueImport.example_sku': texts('BCM-A', 'BCM-A'),
  'catalogueImport.example_name_zh': texts('哑光名片', 'Name in Chinese'),
  'catalogueImport.example_name_en': texts('Matt business cards', 'Matt business cards'),
  'catalogueImport.example_summary_zh': texts('300 克铜版纸，双面覆哑膜', 'A line about it in Chinese'),
  'catalogueImport.example_summary_en': texts('300 g art paper, matt laminated', '300 g art paper, matt laminated'),
  'catalogueImport.example_category': texts('business-stationery', 'business-stationery'),
  'catalogueImport.example_options': texts('尺寸=90×54; 工艺=圆角', 'Size=90×54; Corners=Round'),
  'validation.importOptions': texts('请写成“尺寸=A4; 纸张=哑粉”的形式', 'Use the format “Size=A4; Paper=Matt”'),
};
