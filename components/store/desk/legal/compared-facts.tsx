'use client';

import { useTranslations } from 'next-intl';
import type { LegalChangeRow } from '#lib/api/store/desk-legal.ts';
import { type LegalFacts, type LegalField, legalFields } from '#lib/contract/store/legal.ts';
import { Compared } from '../compared.tsx';

/** The legal facts that are asked for beside those that count. */
export function ComparedFacts({ change: { wanted: pending, current, changed } }: { change: LegalChangeRow }) {
  const t = useTranslations('storeDesk.legalChanges');
  const words = useTranslations('storeFields.fields');
  const textOf = (facts: LegalFacts, field: LegalField, other: string) =>
    field === 'licence' ? other : (facts[field] ?? words('licence_long_term'));
  const rows = legalFields.map((field) => {
    const isChanged = changed.includes(field);
    return {
      key: field,
      label: words(field),
      pending: textOf(pending, field, t(isChanged ? 'newPicture' : 'samePicture')),
      current: textOf(current, field, t('onRecord')),
      isChanged,
    };
  });
  return <Compared pending={t('wanted')} current={t('current')} rows={rows} />;
}
