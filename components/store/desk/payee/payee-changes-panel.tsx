'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { type PayeeChangeRow, payeeChangesQuery } from '#lib/api/store/desk-payees.ts';
import { ChangesPanel } from '../changes-panel.tsx';
import { PayeeChange } from './payee-change.tsx';

/** Changes of accounts that wait: of all stores, or of one. */
export function PayeeChangesPanel({ storeId }: { storeId?: number }) {
  const t = useTranslations('storeDesk.payee');
  const isHeld = useHeldNode();
  if (!isHeld('operator/store/payeeChanges')) return null;
  const filter = { status: 'pending' as const, ...(storeId !== undefined && { store_id: storeId }) };
  return (
    <ChangesPanel<PayeeChangeRow>
      title={t('title')}
      text={t('text')}
      query={(place) => payeeChangesQuery({ ...filter, ...place })}
    >
      {(change) => <PayeeChange change={change} isOfOneStore={storeId !== undefined} />}
    </ChangesPanel>
  );
}
