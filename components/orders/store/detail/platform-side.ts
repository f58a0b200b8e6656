import {
  adjustOrder,
  cancelUnpaidOrder,
  confirmReceiptFor,
  correctPlatformTracking,
  extendOrder,
  finishPlatformService,
  saveOperatorNote,
  savePlatformAppointment,
  savePlatformTracking,
  shipPlatformOrder,
  takeOrder,
} from '#lib/api/orders/desk-orders.ts';
import { sellerPaths } from '#lib/routes/seller-paths.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { SellerMove, SellerSide } from './seller-side.ts';

/** Other moves are called as their node. */
const nodes: Partial<Record<SellerMove | 'note' | 'tracking', string>> = {
  extend: 'dispatch',
  ship: 'fulfil',
  tracking: 'fulfil',
  appointment: 'fulfil',
  done: 'fulfil',
};

/** An operator about every order, and about those that the platform carries out itself. */
export const platformSide: SellerSide = {
  audience: 'platform',
  list: sellerPaths.deskOrders,
  order: sellerPaths.deskOrder,
  quotation: { href: sellerPaths.deskQuotation, permission: { name: userPath('desk/quotations') } },
  cases: { href: sellerPaths.deskCase, permission: { name: userPath('desk/aftersales') } },
  direct: { take: takeOrder, extend: extendOrder },
  reasoned: { cancel: cancelUnpaidOrder, confirmReceipt: confirmReceiptFor },
  ship: shipPlatformOrder,
  track: savePlatformTracking,
  correct: correctPlatformTracking,
  appoint: savePlatformAppointment,
  finish: finishPlatformService,
  adjust: adjustOrder,
  note: saveOperatorNote,
  permission: (action) => ({
    name: userPath('desk/orders'),
    subNodeName: `/user/operator/order/${nodes[action] ?? action}`,
  }),
};
