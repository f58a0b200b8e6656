import { createContext, useContext } from 'react';
import type { OperatorOrderAction } from '#lib/api/orders/desk-orders.ts';
import type { SellerAction } from '#lib/api/orders/store-orders.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import type {
  storeAppointment,
  storeNote,
  storeServiceDone,
  storeShip,
  storeTracking,
  storeTrackingCorrect,
} from '#lib/contract/orders/store-fulfilment.ts';
import type { storeRelease } from '#lib/contract/orders/store-orders.ts';
import type { storeOrderAdjust } from '#lib/contract/orders/store-terms.ts';
import type { Permission } from '#lib/session/permissions.ts';

/** Whatever who sells may be offered; notes and tracking have places of their own. */
export type SellerMove = Exclude<SellerAction | OperatorOrderAction, 'note' | 'tracking'>;
/** A word is enough. */
export type DirectMove = 'accept' | 'take' | 'extend';
/** Somebody else reads why. */
export type ReasonedMove = 'refuse' | 'release' | 'cancel' | 'askClose' | 'confirmReceipt';

type Send<E> = (body: BodyOf<E>) => Promise<unknown>;

/** One screen for two audiences: where they differ, they differ here. */
export interface SellerSide {
  audience: 'store' | 'platform';
  /** Address of the list, and of the page of one order. */
  list: string;
  order: (no: string) => string;
  /** Where an offer is read that became an order, and who may. */
  quotation: { href: (no: string) => string; permission: Permission };
  /** Where an after-sales request is read, and who may. */
  cases: { href: (no: string) => string; permission: Permission };
  direct: Partial<Record<DirectMove, (no: string) => Promise<unknown>>>;
  reasoned: Partial<Record<ReasonedMove, Send<typeof storeRelease>>>;
  ship: (body: BodyOf<typeof storeShip>, key: string) => Promise<unknown>;
  track: Send<typeof storeTracking>;
  correct: Send<typeof storeTrackingCorrect>;
  appoint: Send<typeof storeAppointment>;
  finish: Send<typeof storeServiceDone>;
  adjust: Send<typeof storeOrderAdjust>;
  note: Send<typeof storeNote>;
  /** The permission that a move or the note needs. */
  permission: (action: SellerMove | 'note' | 'tracking') => Permission;
}

interface SellerFrame {
  side: SellerSide;
  /** A move has been made: the focus goes to the new state, once it is here. */
  onMoved: () => void;
}

export const SellerContext = createContext<SellerFrame | undefined>(undefined);

/** Who sells, for the parts of the screen. Throws outside of one. */
export function useSellerFrame(): SellerFrame {
  const frame = useContext(SellerContext);
  if (!frame) throw new Error('outside of the page of an order');
  return frame;
}
