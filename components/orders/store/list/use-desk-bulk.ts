'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import type { WorkBulkAction } from '#components/work/work-types.ts';
import {
  dispatchOrder,
  extendOrder,
  type OperatorOrder,
  type OperatorOrderAction,
  takeOrder,
} from '#lib/api/orders/desk-orders.ts';

const quiet = { isCodeShown: false, isErrorShown: false } as const;

type WithStore = <T>(run: (storeId: number) => Promise<T>) => Promise<T>;

/** What operators do with several orders at once, as far as their rules go. `withStore` asks for a store once for all. */
export function useDeskBulk(withStore: WithStore): WorkBulkAction<OperatorOrder>[] {
  const t = useTranslations('ordersStore.list.desk');
  const isHeld = useHeldNode();
  const action = (
    key: OperatorOrderAction & ('extend' | 'take' | 'dispatch'),
    run: (no: string) => Promise<unknown>,
  ) => ({
    key,
    label: t(key),
    isPossible: ({ operations }: OperatorOrder) => operations.includes(key),
    run: ({ no }: OperatorOrder) => run(no),
  });
  const mayDo = (node: 'dispatch' | 'take') => isHeld(`operator/order/${node}`);
  return [
    ...(mayDo('dispatch') ? [action('extend', (no) => extendOrder(no, quiet))] : []),
    ...(mayDo('take') ? [action('take', (no) => takeOrder(no, quiet))] : []),
    ...(mayDo('dispatch')
      ? [action('dispatch', (no) => withStore((storeId) => dispatchOrder({ no, store_id: storeId }, quiet)))]
      : []),
  ];
}
