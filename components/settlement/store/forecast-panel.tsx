'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { Finance } from '#lib/api/settlement/store-finance.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { toLines } from './to-lines.ts';

type Expected = Finance['forecast'][number];

/** When what is pending becomes available: each amount leads to the lines that sum to it. */
export function ForecastPanel({ forecast }: Pick<Finance, 'forecast'>) {
  const t = useTranslations('settlementStore.forecast');
  const locale = useLocale();
  if (forecast.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <FactList
        facts={forecast.map((expected) => ({
          key: `${expected.statement_no}-${expected.day}`,
          label: expected.day ?? t('open'),
          value: (
            <span className="inline-stack-2 justify-items-cell wrap-anywhere">
              {formatMoney(locale, expected.amount)}
              <Lines of={expected} />
            </span>
          ),
        }))}
      />
    </Panel>
  );
}

function Lines({ of: { statement_no: no, from, to } }: { of: Expected }) {
  const t = useTranslations('settlementStore.forecast');
  if (no) return <PageLink href={toLines({ statement: no })}>{t('statement', { no })}</PageLink>;
  const href = toLines({ state: 'unstated', from, to });
  return <PageLink href={href}>{t('unstated')}</PageLink>;
}
