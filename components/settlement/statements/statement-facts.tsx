'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FactList } from '#components/ui/fact-list.tsx';
import { formatMoney } from '#lib/i18n/money.ts';
import { type StatementSums, statementSums } from './statement-words.ts';

interface StatementFactsProps {
  statement: StatementSums & { from: string; to: string };
  /** How it stands. */
  state: ReactNode;
  /** What else belongs to it, between its state and its sums. */
  others?: { key: string; label: string; value: ReactNode }[];
  /** What stands below them. */
  last?: { key: string; label: string; value: ReactNode }[];
}

/** A statement's period, how it stands, and what it sums up. */
export function StatementFacts({ statement, state, others = [], last = [] }: StatementFactsProps) {
  const t = useTranslations('settlementStatements');
  const locale = useLocale();
  const { from, to } = statement;
  return (
    <FactList
      facts={[
        { key: 'status', label: t('status'), value: state },
        ...others,
        { key: 'period', label: t('periodLabel'), value: t('period', { from, to }) },
        ...statementSums.map((key) => ({ key, label: t(`sums.${key}`), value: formatMoney(locale, statement[key]) })),
        ...last,
      ]}
    />
  );
}
