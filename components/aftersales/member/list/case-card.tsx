'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { CaseLine, CaseSummary } from '#lib/contract/aftersales/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
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
  const { no, order_no: order, lines, reason, create_time: time } = summary;
  const more = lines.length - shownLines;
  return (
    <article className={styles.card} aria-labelledby={`case-${no}`}>
      <header className={styles.head}>
        <h2 id={`case-${no}`}>
          <PageLink href={orderPaths.case(no)}>{no}</PageLink>
        </h2>
        <span>
          <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
        </span>
        <CaseStatusChip summary={summary} />
      </header>
      <div className={styles.body}>
        <div className={styles.what}>
          <p className={styles.type}>
            {words(typeKey(summary))}
            <span> · {reason}</span>
          </p>
          <ul className={styles.lines}>
            {lines.slice(0, shownLines).map((line) => (
              <li key={line.line_id}>
                <Line line={line} href={orderPaths.case(no)} />
              </li>
            ))}
            {more > 0 && <li className="text-ink-2 text-14 wrap-anywhere">{t('more', { count: more })}</li>}
          </ul>
          <p className="text-ink-2 text-14 wrap-anywhere">
            {t('order')} <PageLink href={orderPaths.order(order)}>{order}</PageLink>
          </p>
        </div>
        <Amount summary={summary} />
      </div>
      <footer className={styles.foot}>
        <CaseTurn {...summary} />
        <CaseActions summary={summary} isInList />
      </footer>
    </article>
  );
}

function Line({ line, href }: { line: CaseLine; href: string }) {
  const t = useTranslations('aftersalesMember.line');
  const format = useFormatter();
  return (
    <div className={styles.line}>
      <span>
        <Picture picture={line.picture} sizes="56px" isDecorative className={styles.picture ?? ''} />
      </span>
      <div>
        <p className={styles.name}>
          <PageLink href={href}>{line.name}</PageLink>
        </p>
        <p className="text-ink-2 text-14 wrap-anywhere">
          {[line.spec_text, t('count', { qty: format.number(line.qty) })].filter(Boolean).join(' ')}
        </p>
      </div>
    </div>
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
