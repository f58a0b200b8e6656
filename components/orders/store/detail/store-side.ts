import {
  acceptOrder,
  adjustOffered,
  askCloseOrder,
  cancelOffered,
  correctTracking,
  finishService,
  refuseOrder,
  releaseOrder,
  saveAppointment,
  saveStoreNote,
  saveTracking,
  shipOrder,
} from '#lib/api/orders/store-orders.ts';
import { sellerPaths } from '#lib/routes/seller-paths.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { SellerMove, SellerSide } from './seller-side.ts';

const nodes: Partial<Record<SellerMove | 'note' | 'tracking', string>> = {
  accept: 'answer',
  refuse: 'answer',
  release: 'answer',
  ship: 'fulfil',
  tracking: 'fulfil',
  appointment: 'fulfil',
  done: 'fulfil',
  askClose: 'answer',
  adjust: 'adjust',
  cancel: 'adjust',
};

/** A store about its own orders. */
export const storeSide: SellerSide = {
  audience: 'store',
  list: sellerPaths.storeOrders,
  order: sellerPaths.storeOrder,
  quotation: { href: sellerPaths.storeQuotation, permission: { name: userPath('store/quotation') } },
  cases: { href: sellerPaths.storeCase, permission: { name: userPath('store/order_aftersales') } },
  direct: { accept: acceptOrder },
  reasoned: { refuse: refuseOrder, release: releaseOrder, cancel: cancelOffered, askClose: askCloseOrder },
  ship: shipOrder,
  track: saveTracking,
  correct: correctTracking,
  appoint: saveAppointment,
  finish: finishService,
  adjust: adjustOffered,
  note: saveStoreNote,
  permission: (action) => {
    const node = nodes[action];
    return node ? { name: userPath('store/order'), subNodeName: `/user/store/order/${node}` } : '';
  },
};
