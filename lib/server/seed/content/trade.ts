import type { SpecSelection } from '#lib/contract/catalogue/specification.ts';
import type { AddressInput } from '../../identity/index.ts';

export interface SeedCustomer {
  username: string;
  nickname: string;
  address: AddressInput;
}

const place = (provinceId: number, cityId: number, areaId: number) => ({ provinceId, cityId, areaId, isDefault: true });

/** Who buys from the store of the demo shop, oldest customer first. Nobody logs in as one of them. */
export const tradeCustomers = {
  cafe: {
    username: 'demo_cafe',
    nickname: '拾野咖啡',
    address: {
      ...place(330_000, 330_100, 330_106),
      receiver: '陆星野',
      mobile: '13900000011',
      address: '演示西路 21 号',
    },
  },
  school: {
    username: 'demo_school',
    nickname: '启明培训',
    address: {
      ...place(110_000, 110_100, 110_105),
      receiver: '方启明',
      mobile: '13900000012',
      address: '演示大厦 6 层',
    },
  },
  clinic: {
    username: 'demo_clinic',
    nickname: '安禾诊所',
    address: {
      ...place(310_000, 310_100, 310_115),
      receiver: '沈安禾',
      mobile: '13900000013',
      address: '演示广场 2 号',
    },
  },
  studio: {
    username: 'demo_studio',
    nickname: '一间设计',
    address: {
      ...place(510_000, 510_100, 510_104),
      receiver: '江一间',
      mobile: '13900000014',
      address: '演示里 8 号院',
    },
  },
} satisfies Record<string, SeedCustomer>;

export type TradeCustomer = keyof typeof tradeCustomers;

/** How far an order has come: `announced` waits for its bank transfer, `refunded` was cancelled after it was paid. */
export type SaleEnd = 'announced' | 'refunded' | 'pooled' | 'accepted' | 'shipped' | 'received';

export interface SeedSale {
  customer: TradeCustomer;
  /** A ready product and one of its variants. */
  slug: string;
  sku: string;
  qty: number;
  hoursAgo: number;
  end: SaleEnd;
  note: string;
}

type Sale = [customer: TradeCustomer, slug: string, sku: string, qty: number, end?: SaleEnd, note?: string];

/** A day's work at its hour, counted back from now. */
function on(daysAgo: number, ...sales: Sale[]): SeedSale[] {
  return sales.map(([customer, slug, sku, qty, end = 'received', note = ''], index) => ({
    customer,
    slug,
    sku,
    qty,
    end,
    note,
    hoursAgo: daysAgo * 24 - index * 2,
  }));
}

/** A month of the demo store, oldest first: what its charts, lists and the order pool have to show. */
export const sales: SeedSale[] = [
  ...on(29, ['cafe', 'stock-kraft-mailers', 'BX-KML-T1', 6], ['school', 'flyers', 'MP-FLY-A5-157', 2]),
  ...on(26, ['clinic', 'printed-envelopes', 'BS-ENV-C5-W', 4]),
  ...on(24, ['studio', 'posters', 'MP-PST-A2-P', 20]),
  ...on(22, ['cafe', 'thermal-label-rolls', 'BL-THR-6040', 40], ['clinic', 'carbonless-form-pads', 'BS-NCR-A5-3', 60]),
  ...on(20, ['school', 'roll-up-banners', 'SD-RUB-080-H', 3]),
  ...on(18, ['studio', 'folded-leaflets', 'MP-TRI-Z-157', 2]),
  ...on(15, ['cafe', 'hang-tags', 'BL-TAG-K-L', 5], ['school', 'pvc-staff-cards', 'BS-PVC-IC-M', 120]),
  ...on(13, ['clinic', 'acrylic-door-signs', 'SD-DSG-31-S', 12]),
  ...on(12, ['studio', 'x-banners', 'SD-XBN-M', 4, 'refunded']),
  ...on(10, ['cafe', 'stock-kraft-mailers', 'BX-KML-T3', 8], ['clinic', 'letterheads', 'BS-LTH-1000-O', 1]),
  ...on(8, ['school', 'flyers', 'MP-FLY-A4-157', 3], ['studio', 'posters', 'MP-PST-A1-S', 10]),
  ...on(6, ['cafe', 'thermal-label-rolls', 'BL-THR-7050', 60], ['clinic', 'printed-envelopes', 'BS-ENV-C4-K', 3]),
  ...on(5, ['studio', 'roll-up-banners', 'SD-RUB-100-S', 5, 'received', '周五前送到，展会要用']),
  ...on(4, ['cafe', 'postal-cartons', 'BX-PST-3-D', 12, 'shipped']),
  ...on(
    3,
    ['clinic', 'acrylic-door-signs', 'SD-DSG-22-N', 8, 'shipped'],
    ['school', 'posters', 'MP-PST-A3-P', 40, 'shipped'],
  ),
  ...on(2, ['studio', 'hang-tags', 'BL-TAG-D-S', 3, 'accepted', '先发样品照片确认颜色']),
  ...on(
    1,
    ['cafe', 'stock-kraft-mailers', 'BX-KML-T4', 10, 'accepted'],
    ['school', 'folded-leaflets', 'MP-TRI-L-200', 2, 'pooled'],
  ),
  ...on(
    0.5,
    ['clinic', 'carbonless-form-pads', 'BS-NCR-A4-2', 50, 'pooled'],
    ['studio', 'feather-flags', 'SD-FLG-4-D', 4, 'pooled', '需要配水袋底座'],
  ),
  ...on(
    0.2,
    ['cafe', 'flyers', 'MP-FLY-A5-128', 2, 'pooled'],
    ['school', 'letterheads', 'BS-LTH-2000-O', 1, 'announced'],
  ),
].sort((a, b) => b.hoursAgo - a.hoursAgo);

export interface SeedInquiry {
  /** `buyer` is the demo's own customer, who finds an offer to confirm. */
  customer: TradeCustomer | 'buyer';
  hoursAgo: number;
  slug: string;
  qty: number;
  /** Answers besides those the configurator starts with. */
  selection: SpecSelection;
  note: string;
  /** `asked` lies in the pool, `countered` waits for a second offer, `offered` for the customer. */
  end: 'asked' | 'countered' | 'offered';
  /** The offer: what a piece costs, in fen. */
  unitAmount: number;
  answer: string;
}

/** Inquiries as they lie before the store and the demo's customer. */
export const inquiries: SeedInquiry[] = [
  {
    customer: 'school',
    hoursAgo: 30,
    slug: 'stapled-brochures',
    qty: 800,
    selection: { pages: 24 },
    note: '招生简章，月底开学前要',
    end: 'countered',
    unitAmount: 386,
    answer: '含设计排版校对一次，五个工作日发货。',
  },
  {
    customer: 'buyer',
    hoursAgo: 20,
    slug: 'custom-notebooks',
    qty: 300,
    selection: {},
    note: '年会礼品，封面烫金公司名称',
    end: 'offered',
    unitAmount: 1980,
    answer: '封面烫金已含在单价内，确认后先寄实物样。',
  },
  {
    customer: 'cafe',
    hoursAgo: 3,
    slug: 'custom-mailer-boxes',
    qty: 600,
    selection: {},
    note: '挂耳咖啡的外寄盒，能否做内印？',
    end: 'asked',
    unitAmount: 0,
    answer: '',
  },
];
