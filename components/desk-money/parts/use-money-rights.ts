'use client';

import { usePermission } from '#components/layout/member-context.tsx';

type MoneyPage = 'transfers' | 'refunds' | 'notices' | 'adjustments';

/** Whether the reader holds a rule of one of the money pages. */
export function useMoneyRights(page: MoneyPage): (node: string) => boolean {
  const isPermitted = usePermission();
  return (node) => isPermitted({ name: `/user/desk/${page}`, subNodeName: `/user/operator/${node}` });
}
