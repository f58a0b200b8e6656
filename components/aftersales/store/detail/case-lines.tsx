'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useAmounts } from '#components/ui/hooks/use-unit-words.ts';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { CaseLine } from '#lib/contract/aftersales/member-records.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './lines.module.css';

/** What it is about: how many of which, what they are worth, and what came back. */
export function CaseLines({ record: { lines } }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.detail');
  return (
    <Panel title={t('lines', { count: lines.length })} isFlush>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.line_id}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Line({ line }: { line: CaseLine }) {
  const t = useTranslations('aftersalesStore.detail');
  const quantities = useAmounts();
  const locale = useLocale();
  const { slug, name, picture, spec_text: spec, unit, qty, amount, exchange_text: other, received_qty: back } = line;
  return (
    <div className={styles.line}>
      <span>
        <Picture picture={picture} sizes="64px" isDecorative className={styles.picture ?? ''} />
      </span>
      <div className={styles.lineWords}>
        <p className={`text-ink font-semibold ${styles.lineName}`}>
          {slug ? <PageLink href={paths.product(slug)}>{name}</PageLink> : name}
        </p>
        {spec && <p>{spec}</p>}
        {other && <p className="text-primary">{t('exchangeFor', { text: other })}</p>}
        {back !== null && <p className="text-warning">{t('back', { back, good: line.resellable_qty ?? 0 })}</p>}
      </div>
      <p className={`justify-items-end text-end grid ${styles.lineEnd}`}>
        <strong>{quantities(unit, { count: qty })}</strong>
        {amount !== '0.00' && <span>{t('worth', { amount: formatMoney(locale, amount) })}</span>}
      </p>
    </div>
  );
}
