'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { LegalChangeRow } from '#lib/api/operator-legal.ts';
import { type LegalFacts, type LegalField, legalFields } from '#lib/contract/store-legal.ts';
import styles from './legal.module.css';

/** Line by line what is asked for and what counts; what differs is called so and stands out. */
export function ComparedFacts({ change: { wanted, current, changed } }: { change: LegalChangeRow }) {
  const t = useTranslations('deskStores.legalChanges');
  const words = useTranslations('store.entry.fields');
  const textOf = (facts: LegalFacts, field: LegalField, other: string) =>
    field === 'licence' ? other : (facts[field] ?? words('licence_long_term'));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('wanted')}</th>
          <th scope="col">{t('current')}</th>
        </tr>
      </thead>
      <tbody>
        {legalFields.map((field) => {
          const isChanged = changed.includes(field);
          const now = textOf(wanted, field, t(isChanged ? 'newPicture' : 'samePicture'));
          return (
            <tr key={field} className={isChanged ? styles.changed : undefined}>
              <th scope="row">{words(field)}</th>
              <td>
                {isChanged ? <strong>{now}</strong> : now} {isChanged && <Chip tone="warning">{t('differs')}</Chip>}
              </td>
              <td>{textOf(current, field, t('onRecord'))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
