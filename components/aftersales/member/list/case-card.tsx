'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { CardLine, RecordCard } from '#components/lists/record-card.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { CaseSummary } from '#lib/contract/aftersales/member-records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { typeKey } from '../../case-words.ts';
import { CaseActions } from '../actions/case-actions.tsx';
import { CaseStatusChip } from '../case-status.tsx';
import { CaseTurn } from '../case-turn.tsx';
import styles from './cases.module.css';

const shownLines = 3;

/** One request of the list: what about, how far, whose turn, and what can be done now. */
export function CaseCard({ summary }: { summary: CaseSummary }) {
  const t = useTranslations('aftersalesMember.list');
  const words = useTranslations('aftersales');
  const lineWords = useTranslations('aftersalesMember.line');
  const format = useFormatter();
  const { no, order_no: order, lines, reason, create_time: time } = summary;
  const more = lines.length - shownLines;
  const href = orderPaths.case(no);
  return (
    <RecordCard
      no={no}
      href={href}
      time={time}
      state={<CaseStatusChip summary={summary} />}
      foot={
        <>
          <CaseTurn {...summary} />
          <CaseActions summary={summary} isInList />
        </>
      }
    >
      <div className="stack-12 content-start min-w-0">
        <p className={styles.type}>
          {words(typeKey(summary))}
          <span> · {reason}</span>
        </p>
        <ul className="stack-12 content-start min-w-0">
          {lines.slice(0, shownLines).map((line) => (
            <li key={line.line_id}>
              <CardLine line={line} href={href} count={lineWords('count', { qty: format.number(line.qty) })} />
            </li>
          ))}
          {more > 0 && <li className="text-ink-2 text-14 wrap-anywhere">{t('more', { count: more })}</li>}
        </ul>
        <p className="text-ink-2 text-14 wrap-anywhere">
          {t('order')} <PageLink href={orderPaths.order(order)}>{order}</PageLink>
        </p>
      </div>
      <Amount summary={summary} />
    </RecordCard>
  );
}

/** The figure that counts now: what came or comes back, what the seller offers, or what was requested. */
function Amount({ summary: { approved, proposed, requested } }: { summary: CaseSummary }) {
  const t = useTranslations('aftersalesMember.amounts');
  const locale = useLocale();
  const key = proposed !== null ? 'proposed' : approved !== null ? 'approved' : 'requested';
  const amount = proposed ?? approved ?? requested;
  if (amount === '0.00') return null;
  return (
    <p className={styles.amount} data-key={key}>
      <span>{t(key)}</span>
      <strong>{formatMoney(locale, amount)}</strong>
    </p>
  );
}
