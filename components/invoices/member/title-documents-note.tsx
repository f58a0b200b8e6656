'use client';

import { useTranslations } from 'next-intl';
import { type Control, useWatch } from 'react-hook-form';
import type { TitleRecord } from '#lib/api/invoices/member-titles.ts';
import { documentsAfter } from '#lib/contract/invoices/special-invoices.ts';
import { type TitleValues, toSent } from './title-values.ts';
import styles from './titles.module.css';

/** What saving does to documents that were handed in for a title, said before it is done. */
export function TitleDocumentsNote({ title, control }: { title: TitleRecord; control: Control<TitleValues> }) {
  const t = useTranslations('invoices.papers');
  const values = toSent({ ...title, ...useWatch({ control }) });
  const effect = documentsAfter(title, values);
  const isThere = title.special === 'approved' || title.special === 'pending';
  // Documents that wait are looked at with what the title says then; nothing changes for its owner.
  const isLost = effect === 'end' || title.special === 'approved';
  const text = isThere && isLost && effect !== 'stay' ? t(`saving.${effect}`) : '';
  return <div role="status">{text && <p className={styles.warning}>{text}</p>}</div>;
}
