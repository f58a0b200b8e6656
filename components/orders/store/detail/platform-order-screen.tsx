'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operatorOrderQuery } from '#lib/api/orders/desk-orders.ts';
import { MissingOrder, OrderFrame } from './order-frame.tsx';
import { PackingList } from './packing-list.tsx';
import { platformSide } from './platform-side.ts';
import { SellerSections } from './seller-sections.tsx';

interface PlatformOrderScreenProps {
  no: string | undefined;
  /** Shows what is packed with it instead. */
  isPacking: boolean;
  /** Opens an after-sales request about it. */
  caseTool?: ReactNode;
}

/** One order of the shop, whoever carries it out, and what an operator can do about it now. */
export function PlatformOrderScreen({ no, ...rest }: PlatformOrderScreenProps) {
  return no ? <Order no={no} {...rest} /> : <MissingOrder side={platformSide} />;
}

function Order({ no, isPacking, caseTool }: PlatformOrderScreenProps & { no: string }) {
  const query = useQuery(operatorOrderQuery(no));
  return (
    <OrderFrame no={no} side={platformSide} query={query} isPacking={isPacking}>
      {(order) =>
        isPacking ? (
          <PackingList order={order} />
        ) : (
          <SellerSections order={order} note={order.operator_note} operated={order} caseTool={caseTool} />
        )
      }
    </OrderFrame>
  );
}
