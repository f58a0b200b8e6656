'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Fact, FactList } from '#components/ui/facts/fact-list.tsx';
import { SumList, type SumRow } from '#components/ui/facts/sum-list.tsx';
import type { lineKindFilters } from '#lib/contract/settlement/line-kinds.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';
import styles from '../settlement.module.css';
import type { StatementSums } from './statement-words.ts';

type LineKind = (typeof lineKindFilters)[number];

interface StatementFactsProps {
  statement: StatementSums & { from: string; to: string; last_closing: string | null };
  /** How it stands. */
  state: ReactNode;
  /** What else belongs to it, behind its state. */
  others?: Fact[];
  /** What stands below its sums. */
  last?: Fact[];
  /** Where its lines are listed: those of a kind, or all. */
  linesHref: (kind?: LineKind) => string;
}

/** In the order in which they add up below each other. */
const addedUp = ['earnings', 'reversals', 'fees', 'adjustments', 'net', 'opening', 'closing'] as const;

/** Which lines a sum is made of; fees stand in each of them, and what there was before is of none. */
const kindOf: Partial<Record<(typeof addedUp)[number], LineKind | 'all'>> = {
  earnings: 'earning',
  reversals: 'refund_reversal',
  fees: 'all',
  adjustments: 'charges',
  net: 'all',
};

/** A statement's period, how it stands, and what it sums up: each sum leads to its lines. */
export function StatementFacts({ statement, state, others = [], last = [], linesHref }: StatementFactsProps) {
  const t = useTranslations('settlementStatements');
  const locale = useLocale();
  const { from, to, opening, last_closing: lastClosing } = statement;
  const since = lastClosing === null ? 0 : fenOf(opening) - fenOf(lastClosing);
  const write = (amount: string) => formatMoney(locale, amount);
  const carried =
    lastClosing === null || since === 0
      ? []
      : [
          { key: 'last', label: t('sums.lastClosing'), value: write(lastClosing) },
          { key: 'since', label: t('sums.since'), value: write(fromFen(since)) },
        ];
  return (
    <div className={`stack-24 ${styles.parts}`}>
      <FactList
        facts={[
          { key: 'status', label: t('status'), value: state },
          ...others,
          { key: 'period', label: t('periodLabel'), value: t('period', { from, to }) },
        ]}
      />
      <SumList
        rows={addedUp.flatMap((key): SumRow[] => {
          const kind = kindOf[key];
          const row = {
            key,
            label: t(`sums.${key}`),
            value: write(statement[key]),
            href: kind && statement[key] !== '0.00' ? linesHref(kind === 'all' ? undefined : kind) : undefined,
            isSum: key === 'net' || key === 'closing' || (key === 'opening' && carried.length > 0),
          };
          return key === 'opening' ? [...carried, row] : [row];
        })}
      />
      {last.length > 0 && <FactList facts={last} />}
    </div>
  );
}
