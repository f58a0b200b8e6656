'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Stack } from '#components/ui/facts/record-columns.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { CaseActions } from '../actions/case-actions.tsx';
import styles from './case.module.css';

/** The amount the seller offers beside the one that was requested, why, and the answer to it. */
export function ProposalPanel({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.proposal');
  const amounts = useTranslations('aftersalesMember.amounts');
  const locale = useLocale();
  const { proposed, requested, proposal_reason: reason, rounds_left: rounds } = detail;
  if (proposed === null) return null;
  return (
    <Panel title={t('title')}>
      <Stack>
        <dl className={styles.compared}>
          <div>
            <dt>{amounts('requested')}</dt>
            <dd>{formatMoney(locale, requested)}</dd>
          </div>
          <div data-key="proposed">
            <dt>{amounts('proposed')}</dt>
            <dd>{formatMoney(locale, proposed)}</dd>
          </div>
        </dl>
        {reason && <p className="wrap-anywhere whitespace-pre-line">{t('reason', { reason })}</p>}
        <p className={`text-ink-2 text-14 wrap-anywhere ${styles.quiet}`}>{t('rounds', { rounds })}</p>
        <CaseActions summary={detail} only={['accept', 'amend']} />
      </Stack>
    </Panel>
  );
}
