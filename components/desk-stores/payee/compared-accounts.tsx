'use client';

import { useTranslations } from 'next-intl';
import type { PayeeChangeRow } from '#lib/api/operator-payees.ts';
import styles from './compared-accounts.module.css';

type Account = PayeeChangeRow['current'];

interface ComparedAccountsProps {
  change: PayeeChangeRow;
  /** The new number in full, once somebody has asked for it. */
  whole: string | undefined;
}

/** The account that is asked for beside the one that counts; what is new stands out. */
export function ComparedAccounts({ change, whole }: ComparedAccountsProps) {
  const t = useTranslations('deskStores.payee');
  const words = useTranslations('store.entry');
  const nameOf = ({ payee_name, payee_type }: Account) =>
    t('holderOf', { name: payee_name, type: words(`payeeTypes.${payee_type}`) });
  const bankOf = ({ payee_bank, payee_branch }: Account) => `${payee_bank} ${payee_branch}`.trim();
  const { current } = change;
  const rows = [
    { label: words('fields.payee_name'), now: nameOf(change), before: nameOf(current) },
    { label: words('fields.payee_bank'), now: bankOf(change), before: bankOf(current) },
    { label: words('fields.payee_account'), now: whole ?? change.payee_account, before: current.payee_account },
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('newAccount')}</th>
          <th scope="col">{t('oldAccount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, now, before }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{now === before ? now : <strong>{now}</strong>}</td>
            <td>{before}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
