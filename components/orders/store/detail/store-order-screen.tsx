'use client';

import { useQuery } from '@tanstack/react-query';
import { storeOrderQuery } from '#lib/api/orders/store-orders.ts';
import { MissingOrder, OrderFrame } from './order-frame.tsx';
import { PackingList } from './packing-list.tsx';
import { SellerSections } from './seller-sections.tsx';
import { storeSide } from './store-side.ts';

interface StoreOrderScreenProps {
  no: string | undefined;
  /** Shows what is packed with it instead. */
  isPacking: boolean;
}

/** One order of the store, and what the store can do about it now. */
export function StoreOrderScreen({ no, isPacking }: StoreOrderScreenProps) {
  return no ? <Order no={no} isPacking={isPacking} /> : <MissingOrder side={storeSide} />;
}

function Order({ no, isPacking }: { no: string; isPacking: boolean }) {
  const query = useQuery(storeOrderQuery(no));
  return (
    <OrderFrame no={no} side={storeSide} query={query} isPacking={isPacking}>
      {(order) =>
        isPacking ? <PackingList order={order} /> : <SellerSections order={order} note={order.store_note} />
      }
    </OrderFrame>
  );
}
