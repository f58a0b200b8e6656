'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import type { WorkBulkAction } from '#components/work/work-types.ts';
import { type SellerOrder, shipOrder } from '#lib/api/orders/store-orders.ts';
import type { Parcel } from './parcel-drafts.ts';
import { ShipManyDialog } from './ship-many-dialog.tsx';

const quiet = { isCodeShown: false, isErrorShown: false } as const;

/** Sends several orders, each whole and in a parcel of its own. The numbers are asked for all at once. */
export function useShipping(): WorkBulkAction<SellerOrder>[] {
  const t = useTranslations('ordersStore.actions.ship.many');
  const isHeld = useHeldNode()('store/order/fulfil');
  const parcels = useRef(new Map<string, Parcel>());
  if (!isHeld) return [];
  const ship = async ({ no }: SellerOrder, key: string) => {
    const parcel = parcels.current.get(no);
    if (parcel) await shipOrder(parcel, key, quiet);
  };
  return [
    {
      key: 'ship',
      label: t('name'),
      isPossible: ({ actions }) => actions.includes('ship'),
      run: ship,
      form: ({ rows, onReady, onClose }) => (
        <ShipManyDialog
          orders={rows}
          onGiven={(given) => {
            parcels.current = new Map(given.map((parcel) => [parcel.no, parcel]));
            onReady(rows.filter(({ no }) => parcels.current.has(no)));
          }}
          onClose={onClose}
        />
      ),
    },
  ];
}
