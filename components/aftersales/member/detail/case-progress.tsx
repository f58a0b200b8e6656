'use client';

import CheckIcon from '@mui/icons-material/CheckOutlined';
import { useTranslations } from 'next-intl';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './case-progress.module.css';
import { caseSteps, type StepName } from './case-steps.ts';

/** The way of the request; the words of a step fit what is sent. */
export function CaseProgress({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.steps');
  const isService = detail.fulfilment === 'service';
  const nameOf = (name: StepName) => t(isService && name === 'reship' ? 'redo' : name);
  return (
    <ol className={styles.steps} aria-label={t('label')}>
      {caseSteps(detail).map((step, index) => (
        <li key={step.name} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {step.state === 'done' ? <CheckIcon fontSize="inherit" /> : index + 1}
          </span>
          <span className={styles.words}>
            <span>{nameOf(step.name)}</span>
            <span className="visually-hidden">{t(`states.${step.state}`)}</span>
            {step.time !== null && <time>{formatTime(step.time, '', 'mm-dd hh:MM')}</time>}
          </span>
        </li>
      ))}
    </ol>
  );
}
