import type { DeskSide } from '#lib/api/quotation/seller-answers.ts';

const lists = { store: '/user/store/quotation', desk: '/user/desk/quotations' } as const;
const orders = { store: '/user/store/order_info', desk: '/user/desk/orders/info' } as const;

const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]));

/** Addresses of who answers quotations. */
export const deskPaths = {
  list: (side: DeskSide) => lists[side],
  quotation: (side: DeskSide, no: string) => `${lists[side]}/info?${query({ no })}`,
  compare: (side: DeskSide, no: string, pair: { left: number; right: number }) =>
    `${lists[side]}/info?${query({ no, ...pair })}`,
  order: (side: DeskSide, no: string) => `${orders[side]}?${query({ no })}`,
} as const;
