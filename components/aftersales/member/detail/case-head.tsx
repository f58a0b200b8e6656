'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RecordHead } from '#components/ui/facts/record-head.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { endingKey, statusKey } from '../../case-words.ts';
import { CaseActions } from '../actions/case-actions.tsx';
import { CaseTurn } from '../case-turn.tsx';
import styles from './case.module.css';
import { CaseProgress } from './case-progress.tsx';
import { isAnswerable, statusTextKey } from './head-words.ts';
import { HoldNotes } from './hold-notes.tsx';

/** How far it is in words, whose turn it is and until when, and what happens if nobody acts. */
export function CaseHead({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember');
  const statuses = useTranslations('aftersales.customerStatuses');
  const locale = useLocale();
  const { close_reason: reason, proposed, approved, deadline, ending } = detail;
  const amount = formatMoney(locale, proposed ?? approved ?? '0.00');
  return (
    <Panel>
      <RecordHead
        title={statuses(statusKey(detail))}
        text={<p>{reason ? t(`closeReasons.${reason}`) : t(`statusText.${statusTextKey(detail)}`, { amount })}</p>}
      >
        <CaseTurn {...detail} />
        {/* What answers an offer, or belongs to the way back, stands beside it. */}
        <CaseActions
          summary={detail}
          only={['withdraw', 'dispute', 'resubmit', 'confirm', ...(isAnswerable(detail) ? [] : ['amend' as const])]}
        />
      </RecordHead>
      {deadline !== null && ending !== null && (
        <p className={styles.ending}>
          <Unbroken>
            {t(`endings.${endingKey(ending, detail)}`, { time: formatTime(deadline, '', 'yyyy-mm-dd hh:MM') })}
          </Unbroken>
        </p>
      )}
      <HoldNotes detail={detail} />
      <CaseProgress detail={detail} />
    </Panel>
  );
}
