import type { DeskSide } from '#lib/api/quotation/seller-answers.ts';
import { userPath } from '#lib/routes/user-path.ts';

const pages = {
  store: { list: 'store/quotation', quotation: 'store/quotation/info', order: 'store/order_info' },
  desk: { list: 'desk/quotations', quotation: 'desk/quotations/info', order: 'desk/orders/info' },
} as const;

/** Addresses of who answers quotations. */
export const deskPaths = {
  list: (side: DeskSide) => userPath(pages[side].list),
  quotation: (side: DeskSide, no: string) => userPath(pages[side].quotation, { no }),
  compare: (side: DeskSide, no: string, pair: { left: number; right: number }) =>
    userPath(pages[side].quotation, { no, ...pair }),
  order: (side: DeskSide, no: string) => userPath(pages[side].order, { no }),
} as const;
