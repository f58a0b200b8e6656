import type { ProductKind, Unit } from '#lib/contract/catalogue/shop-records.ts';

/** Words that generated products are put together from. Chinese and English side by side, as in the catalogue. */
interface GeneratedGood {
  category: string;
  kind: ProductKind;
  unit: Unit;
  zh: string;
  en: string;
  /** Further words people use for it, of both languages. */
  keywords: string;
  /** Usual price in fen. */
  amount: number;
}

type Row = [zh: string, en: string, keywords: string, amount: number];

function goods(category: string, unit: Unit, rows: Row[], kind: ProductKind = 'product'): GeneratedGood[] {
  return rows.map(([zh, en, keywords, amount]) => ({ category, kind, unit, zh, en, keywords, amount }));
}

export const generatedGoods: GeneratedGood[] = [
  ...goods('business-stationery', 'box', [
    ['名片', 'business cards', '卡片 商务卡 visiting card', 2800],
    ['信封', 'envelopes', '西式信封 mailing', 6200],
    ['信纸', 'letterheads', '抬头纸 writing paper', 18000],
    ['笔记本', 'notebooks', '记事本 journal', 2680],
    ['复写联单', 'carbonless form pads', '送货单 收据 receipt', 1980],
  ]),
  ...goods('marketing-print', 'pack', [
    ['宣传单', 'flyers', '传单 DM leaflet', 9800],
    ['折页', 'folded leaflets', '三折页 brochure', 15800],
    ['画册', 'booklets', '产品手册 catalogue', 68000],
    ['海报', 'posters', '招贴 print', 3500],
    ['台历', 'desk calendars', '日历 calendar', 2200],
  ]),
  ...goods('boxes', 'piece', [
    ['飞机盒', 'mailer boxes', '快递盒 shipping', 320],
    ['彩盒', 'folding cartons', '包装盒 packaging', 180],
    ['礼盒', 'gift boxes', '天地盖 rigid box', 1280],
    ['瓦楞纸箱', 'shipping cartons', '搬家箱 corrugated', 420],
  ]),
  ...goods('bags-labels', 'piece', [
    ['手提袋', 'carrier bags', '纸袋 paper bag', 260],
    ['自立袋', 'stand-up pouches', '拉链袋 pouch', 65],
    ['不干胶标签', 'stickers', '贴纸 label', 15],
    ['吊牌', 'swing tags', '标牌 hang tag', 30],
    ['封箱胶带', 'packing tape', '印字胶带 printed', 680],
    ['纸杯', 'paper cups', '一次性杯 coffee cup', 22],
  ]),
  ...goods('signage-display', 'piece', [
    ['易拉宝', 'roll-up banners', '展架 stand', 8800],
    ['喷绘布', 'vinyl banners', '横幅 large format', 1900],
    ['门牌', 'door signs', '科室牌 plate', 4500],
    ['展示架', 'display stands', '陈列架 rack', 26000],
    ['旗帜', 'flags', '道旗 feather flag', 12800],
  ]),
  ...goods('desks-tables', 'piece', [
    ['办公桌', 'office desks', '电脑桌 workstation', 56000],
    ['升降桌', 'sit-stand desks', '电动桌 standing', 168000],
    ['会议桌', 'meeting tables', '洽谈桌 conference', 238000],
    ['前台', 'reception counters', '接待台 front desk', 320000],
  ]),
  ...goods('seating-storage', 'piece', [
    ['办公椅', 'office chairs', '网椅 ergonomic', 48000],
    ['会议椅', 'meeting chairs', '培训椅 stacking', 19800],
    ['沙发', 'sofas', '休闲椅 lounge', 188000],
    ['文件柜', 'filing cabinets', '铁皮柜 storage', 52000],
    ['货架', 'shelving', '置物架 warehouse', 36000],
    ['屏风', 'partitions', '隔断 screen', 22000],
  ]),
  ...goods('office-electronics', 'piece', [
    ['打印机', 'printers', '激光 laser', 139900],
    ['扫描仪', 'scanners', '高拍仪 document', 89900],
    ['投影仪', 'projectors', '投影机 beamer', 329900],
    ['显示器', 'monitors', '屏幕 display', 109900],
    ['碎纸机', 'shredders', '文件销毁 paper', 59900],
    ['咖啡机', 'coffee machines', '全自动 espresso', 269900],
    ['饮水机', 'water dispensers', '直饮 cooler', 129900],
  ]),
  ...goods('network-power', 'piece', [
    ['路由器', 'routers', '无线 wifi', 39900],
    ['交换机', 'switches', '千兆 gigabit', 25900],
    ['网线', 'network cables', '六类 ethernet', 1900],
    ['插线板', 'power strips', '排插 socket', 7900],
    ['摄像头', 'cameras', '监控 security', 29900],
    ['门锁', 'door locks', '门禁 access', 79900],
  ]),
  ...goods('office-supplies', 'pack', [
    ['复印纸', 'copy paper', 'A4 纸 ream', 2390],
    ['硒鼓', 'toner cartridges', '碳粉 laser', 16800],
    ['签字笔', 'gel pens', '中性笔 writing', 1800],
    ['订书机', 'staplers', '装订 binding', 2500],
    ['文件夹', 'folders', '资料册 binder', 900],
  ]),
  ...goods('installation', 'visit', [['安装服务', 'installation service', '上门 fitting', 15000]], 'service'),
  ...goods('maintenance', 'visit', [['检修服务', 'repair service', '维修 maintenance', 18000]], 'service'),
  ...goods('moving-cleaning', 'visit', [['保洁服务', 'cleaning service', '清洁 office cleaning', 12000]], 'service'),
];

/** Attribute key, then the value it stands for, then how it reads before the name of a good. */
interface GeneratedMaterial {
  value: string;
  zh: string;
  en: string;
}

export const generatedMaterials: GeneratedMaterial[] = [
  { value: 'coated-paper', zh: '铜版纸', en: 'coated' },
  { value: 'art-card', zh: '白卡', en: 'art card' },
  { value: 'uncoated-paper', zh: '胶版纸', en: 'uncoated' },
  { value: 'textured-paper', zh: '特种纸', en: 'textured' },
  { value: 'kraft', zh: '牛皮纸', en: 'kraft' },
  { value: 'corrugated', zh: '瓦楞', en: 'corrugated' },
  { value: 'vinyl', zh: '车贴', en: 'vinyl' },
  { value: 'fabric', zh: '布艺', en: 'fabric' },
  { value: 'mesh', zh: '网布', en: 'mesh' },
  { value: 'leather', zh: '皮面', en: 'leather' },
  { value: 'wood', zh: '实木', en: 'oak' },
  { value: 'steel', zh: '钢制', en: 'steel' },
  { value: 'aluminium', zh: '铝合金', en: 'aluminium' },
  { value: 'acrylic', zh: '亚克力', en: 'acrylic' },
  { value: 'glass', zh: '玻璃', en: 'glass' },
  { value: 'plastic', zh: '塑料', en: 'plastic' },
];

export const generatedQualities: [zh: string, en: string][] = [
  ['加厚', 'heavy'],
  ['简约', 'plain'],
  ['商务', 'executive'],
  ['轻便', 'lightweight'],
  ['防水', 'waterproof'],
  ['环保', 'recycled'],
  ['高档', 'premium'],
  ['折叠', 'folding'],
  ['静音', 'quiet'],
  ['定制', 'bespoke'],
  ['迷你', 'compact'],
  ['耐磨', 'hard-wearing'],
  ['复古', 'vintage'],
  ['哑光', 'matt'],
  ['智能', 'smart'],
  ['便携', 'portable'],
  ['大号', 'large'],
  ['双面', 'double-sided'],
  ['圆角', 'rounded'],
  ['透明', 'clear'],
];

/** Makers, most products each of a few and few of many, as it is in a marketplace. */
export const generatedMakers: [zh: string, en: string][] = [
  ['青禾', 'Qinghe'],
  ['墨川', 'Mochuan'],
  ['远舟', 'Yuanzhou'],
  ['松果', 'Songguo'],
  ['白鹭', 'Bailu'],
  ['立方', 'Lifang'],
  ['云纸', 'Yunzhi'],
  ['北辰', 'Beichen'],
  ['南屏', 'Nanping'],
  ['锦程', 'Jincheng'],
  ['百川', 'Baichuan'],
  ['知行', 'Zhixing'],
  ['格物', 'Gewu'],
  ['朴石', 'Pushi'],
  ['岚山', 'Lanshan'],
  ['橙舍', 'Chengshe'],
  ['禾木', 'Hemu'],
  ['匠心', 'Jiangxin'],
  ['微光', 'Weiguang'],
  ['海棠', 'Haitang'],
];
