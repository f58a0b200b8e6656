'use client';

import { useTranslations } from 'next-intl';
import { TimeLeft, useSecondsLeft } from '#components/ui/facts/time-left.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { CaseEnding } from '#lib/contract/aftersales/member-records.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { endingKey } from '../../case-words.ts';
import { useCaseFrame } from '../case-frame.ts';
import { isOwnCase, isOwnTurn, turnKey } from '../case-side.ts';
import styles from './case.module.css';

/** Whose turn it is, by when, and what happens otherwise; nothing where it is over. */
export function CaseDeadline({ record }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.turns');
  const { side } = useCaseFrame();
  const { turn, deadline, ending } = record;
  if (turn === 'none') return null;
  return (
    <div className={styles.next}>
      <p className={`text-ink-2 font-semibold ${styles.turn}`} data-own={isOwnTurn(side, record) ? '' : undefined}>
        {t(turnKey(side, record))}
      </p>
      {deadline !== null && <Running record={record} until={deadline} ending={ending} />}
    </div>
  );
}

interface RunningProps {
  record: SellerCaseDetail;
  until: number;
  ending: CaseEnding | null;
}

function Running({ record, until, ending }: RunningProps) {
  const t = useTranslations('aftersalesStore.detail');
  const { side } = useCaseFrame();
  const isLate = useSecondsLeft(until) === 0;
  return (
    <>
      <p
        className={`text-ink-2 text-14 ${styles.deadline}`}
        data-own={isOwnTurn(side, record) ? '' : undefined}
        data-late={isLate ? '' : undefined}
      >
        <Unbroken>{t('due', { time: formatTime(until, '', 'yyyy-mm-dd hh:MM') })}</Unbroken>{' '}
        <strong>
          <TimeLeft until={until} />
        </strong>
      </p>
      {ending && (
        <p className={`hint font-normal ${styles.note}`}>
          {t(`endings.${endingKey(ending, record)}`, { own: isOwnCase(side, record) ? 'yes' : 'no' })}
        </p>
      )}
    </>
  );
}
