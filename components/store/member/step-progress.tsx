'use client';

import { useTranslations } from 'next-intl';
import { CheckOutlined } from '#components/ui/material-icons/check-outlined.tsx';
import { findFaults, hasRemark, type Step, stepState, steps } from './application-steps.ts';
import { useEntryValues } from './draft/use-entry-values.ts';
import { useEntry } from './entry-context.ts';
import styles from './step-progress.module.css';

/** The parts of the form with how far each is; any of them can be opened. */
export function StepProgress({ step: current }: { step: Step }) {
  const t = useTranslations('storeEntry.entry');
  const { today, goTo, application } = useEntry();
  const values = useEntryValues();
  const faults = findFaults(values, today);
  const place = { step: steps.indexOf(current) + 1, total: steps.length, name: t(`steps.${current}`) };
  return (
    <nav aria-label={t('progress.label')} className={styles.progress}>
      <p className={styles.place} aria-hidden="true">
        {t('progress.place', place)}
      </p>
      <ol>
        {steps.map((step, index) => {
          const state = stepState(step, values, faults);
          const isRemarked = hasRemark(step, application.history[0]?.remarks);
          return (
            <li key={step} data-state={state} data-remarked={isRemarked}>
              <button type="button" aria-current={step === current ? 'step' : undefined} onClick={() => goTo(step)}>
                <span className={styles.mark} aria-hidden="true">
                  {state === 'done' ? <CheckOutlined fontSize="inherit" /> : index + 1}
                </span>
                <span className={styles.name}>{t(`steps.${step}`)}</span>
                <span className={step === 'review' ? 'visually-hidden' : styles.state}>
                  {t(`progress.${isRemarked ? 'remarked' : state}`)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
