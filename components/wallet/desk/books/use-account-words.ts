'use client';

import { useTranslations } from 'next-intl';
import type { BookAccount } from '#lib/contract/wallet/books.ts';

type Key<Account extends string> = Account extends `${infer Kind}:${infer Name}` ? `${Kind}_${Name}` : Account;

/** What an account of the books is called. */
export function useAccountWords(): (account: BookAccount) => string {
  const t = useTranslations('walletBooks.accounts');
  return (account) => t(account.replace(':', '_') as Key<BookAccount>);
}
