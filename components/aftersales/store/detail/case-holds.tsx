'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { useCaseFrame } from '../case-frame.ts';
import styles from './case.module.css';
import { holdKey } from './hold-key.ts';

/** Warns that a special invoice keeps the refund back, and says of a held one how far its red letter is. */
export function CaseHolds({ record: { holds, status } }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.detail.holds');
  const { side } = useCaseFrame();
  if (holds.length === 0) return null;
  return (
    <ul className={styles.holds}>
      {holds.map((hold) => {
        const time = hold.expire_time === null ? '' : formatTime(hold.expire_time, '', 'yyyy-mm-dd hh:MM');
        const no = hold.invoice_no;
        return (
          <li key={no}>
            {t.rich(holdKey(hold, status), {
              no,
              time,
              invoice: (words) =>
                side === 'store' ? (
                  <PageLink href={userPath('store/invoice/customer', { no })}>{words}</PageLink>
                ) : (
                  words
                ),
            })}
          </li>
        );
      })}
    </ul>
  );
}
