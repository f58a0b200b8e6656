'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './case.module.css';

/** What the refund waits for: the company has to agree that its special invoice is taken back. Leads to where it does. */
export function HoldNotes({ detail: { holds, status } }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.holds');
  if (status !== 'awaiting_refund') return null;
  return holds.map(({ invoice_no: no, red_status: red, expire_time: until }) => {
    const isAsked = red === 'await_buyer';
    const time = until === null ? '' : formatTime(until, '', 'yyyy-mm-dd hh:MM');
    return (
      <p key={no} className={styles.ending}>
        <Unbroken>{t(isAsked ? 'asked' : 'waiting', { no, time })}</Unbroken>{' '}
        <PageLink href={userPath('account/invoice/info', { no })}>{t(isAsked ? 'confirm' : 'invoice')}</PageLink>
      </p>
    );
  });
}
