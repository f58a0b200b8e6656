'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { type LegalChangeRow, legalChangesQuery } from '#lib/api/store/desk-legal.ts';
import { ChangesPanel } from '../changes-panel.tsx';
import { LegalChange } from './legal-change.tsx';

/** Changes of names and legal facts that wait: of all stores, or of one. */
export function LegalChangesPanel({ storeId }: { storeId?: number }) {
  const t = useTranslations('storeDesk.legalChanges');
  const isHeld = useHeldNode();
  if (!isHeld('operator/store/legalChanges')) return null;
  const filter = { status: 'pending' as const, ...(storeId !== undefined && { store_id: storeId }) };
  return (
    <ChangesPanel<LegalChangeRow>
      title={t('title')}
      text={t('text')}
      query={(place) => legalChangesQuery({ ...filter, ...place })}
    >
      {(change) => <LegalChange change={change} isOfOneStore={storeId !== undefined} />}
    </ChangesPanel>
  );
}
