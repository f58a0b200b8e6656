import type { SpecSelection } from '#lib/contract/catalogue/specification.ts';
import type { AddressInput } from '../../identity/index.ts';

export interface SeedOrder {
  slug: string;
  /** One variant of a ready product; none of what is made to order. */
  sku?: string;
  /** Of what is made to order: answers besides those the configurator starts with. */
  selection?: SpecSelection;
  qty: number;
  /** When it was ordered; what happened to it follows within three hours, but for its arrival within three days. */
  hoursAgo: number;
  state: 'unpaid' | 'cancelled' | 'paid' | 'processing' | 'shipped' | 'received';
  note: string;
}

/** What was printed for the customer and is there: what can still be asked of it is less than of ready goods. */
export const madeOrders: SeedOrder[] = [
  {
    ...{ slug: 'classic-business-cards', qty: 5, hoursAgo: 124, state: 'received', note: '两款人名，各印一半' },
    selection: { paper: 'matt_350', printing: 'both', corners: 'rounded', card_extras: ['lamination'], names: 2 },
  },
];

/** Oldest first, later than the money that pays for them. */
export const demoOrders: SeedOrder[] = [
  { slug: 'stock-kraft-bags', sku: 'BL-SKB-M-B', qty: 2, hoursAgo: 20, state: 'shipped', note: '放前台即可' },
  { slug: 'stock-kraft-bags', sku: 'BL-SKB-S-W', qty: 1, hoursAgo: 12, state: 'cancelled', note: '' },
  { slug: 'stock-kraft-bags', sku: 'BL-SKB-L-B', qty: 3, hoursAgo: 8, state: 'processing', note: '' },
  { slug: 'stock-kraft-bags', sku: 'BL-SKB-S-B', qty: 4, hoursAgo: 1, state: 'paid', note: '请开箱验货后再签收' },
  { slug: 'stock-kraft-bags', sku: 'BL-SKB-M-W', qty: 1, hoursAgo: 0, state: 'unpaid', note: '' },
];

export const demoAddress: AddressInput = {
  receiver: '林一诺',
  mobile: '13900000000',
  provinceId: 440_000,
  cityId: 440_300,
  areaId: 440_305,
  address: '科技园示例路 1 号 3 楼',
  isDefault: true,
};

export const demoCarrier = {
  carrier: 'sf',
  carrierName: '顺丰速运',
  trackingNo: 'SF0000000000',
  text: '快件已到达深圳中转场',
} as const;
