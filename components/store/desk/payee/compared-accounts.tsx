'use client';

import { useTranslations } from 'next-intl';
import type { PayeeChangeRow } from '#lib/api/store/desk-payees.ts';
import { Compared } from '../compared.tsx';

type Account = PayeeChangeRow['current'];

interface ComparedAccountsProps {
  change: PayeeChangeRow;
  /** The new number in full, once somebody has asked for it. */
  whole: string | undefined;
}

/** The account that is asked for beside the one that counts. */
export function ComparedAccounts({ change, whole }: ComparedAccountsProps) {
  const t = useTranslations('storeDesk.payee');
  const words = useTranslations('storeFields');
  const nameOf = ({ payee_name, payee_type }: Account) =>
    t('holderOf', { name: payee_name, type: words(`payeeTypes.${payee_type}`) });
  const bankOf = ({ payee_bank, payee_branch }: Account) => `${payee_bank} ${payee_branch}`.trim();
  const { current } = change;
  const row = (field: 'payee_name' | 'payee_bank' | 'payee_account', pending: string, before: string) => ({
    key: field,
    label: words(`fields.${field}`),
    pending,
    current: before,
    isChanged: pending !== before,
  });
  const rows = [
    row('payee_name', nameOf(change), nameOf(current)),
    row('payee_bank', bankOf(change), bankOf(current)),
    // Two numbers may end alike: what is asked for is another account in any case.
    { ...row('payee_account', whole ?? change.payee_account, current.payee_account), isChanged: true },
  ];
  return <Compared pending={t('newAccount')} current={t('oldAccount')} rows={rows} />;
}
