'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { orderPaths } from '#lib/routes/order-paths.ts';
import styles from './apply.module.css';
import type { OfferedLine } from './apply-values.ts';
import { LineFacts } from './line-facts.tsx';

/** A line nothing can be requested for now, and why, as far as that is known. */
export function ClosedLine({ line }: { line: OfferedLine }) {
  const t = useTranslations('aftersalesMember.apply.closed');
  const { case_no: no, qty, refunded_qty: back } = line;
  return (
    <div className={styles.line} data-closed="">
      <span />
      <LineFacts line={line}>
        <p className="text-14">
          {no ? (
            <>
              {t('inCase')} <PageLink href={orderPaths.case(no)}>{no}</PageLink>
            </>
          ) : (
            t(back >= qty ? 'refunded' : 'other')
          )}
        </p>
      </LineFacts>
    </div>
  );
}
