'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import styles from './compared.module.css';

interface Comparison {
  key: string;
  label: string;
  wanted: string;
  current: string;
  isChanged: boolean;
}

interface ComparedProps {
  /** What the two columns are. */
  wanted: string;
  current: string;
  rows: readonly Comparison[];
}

/** Line by line what is asked for beside what counts; what differs is called so and stands out. */
export function Compared({ wanted, current, rows }: ComparedProps) {
  const t = useTranslations('storeDesk');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{wanted}</th>
          <th scope="col">{current}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            <td>
              {row.isChanged ? <strong>{row.wanted}</strong> : row.wanted}{' '}
              {row.isChanged && <Chip tone="warning">{t('differs')}</Chip>}
            </td>
            <td>{row.current}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
