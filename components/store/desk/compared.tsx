'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import styles from './compared.module.css';

interface Comparison {
  key: string;
  label: string;
  pending: string;
  current: string;
  isChanged: boolean;
}

interface ComparedProps {
  /** What the two columns are. */
  pending: string;
  current: string;
  rows: readonly Comparison[];
}

/** Line by line what is asked for beside what counts; what differs is called so and stands out. */
export function Compared({ pending, current, rows }: ComparedProps) {
  const t = useTranslations('storeDesk');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{pending}</th>
          <th scope="col">{current}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            <td>
              {row.isChanged ? <strong>{row.pending}</strong> : row.pending}{' '}
              {row.isChanged && <Chip tone="warning">{t('differs')}</Chip>}
            </td>
            <td>{row.current}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
