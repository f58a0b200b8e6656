import type { AddressInput } from '../../identity/index.ts';

export interface SeedOrder {
  /** A ready product and one of its variants. */
  slug: string;
  sku: string;
  qty: number;
  /** When it was ordered; what happened to it follows within three hours. */
  hoursAgo: number;
  state: 'unpaid' | 'cancelled' | 'paid' | 'processing' | 'shipped';
  note: string;
}

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
