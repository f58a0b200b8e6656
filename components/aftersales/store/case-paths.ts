import type { SellerSide } from '#lib/contract/seller-path.ts';
import { userPath } from '#lib/routes/user-path.ts';

const pages = {
  store: { list: 'store/order_aftersales', case: 'store/order_aftersales/info', order: 'store/order_info' },
  desk: { list: 'desk/aftersales', case: 'desk/aftersales/info', order: 'desk/orders/info' },
} as const;

/** Addresses of who answers after-sales requests. */
export const casePaths = {
  list: (side: SellerSide) => userPath(pages[side].list),
  case: (side: SellerSide, no: string) => userPath(pages[side].case, { no }),
  order: (side: SellerSide, no: string) => userPath(pages[side].order, { no }),
} as const;
