'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { neighbours, type Step } from './application-steps.ts';
import styles from './entry.module.css';
import { useEntry } from './entry-context.ts';

/** The way on and back. */
export function StepFoot({ step, isSubmitting }: { step: Step; isSubmitting: boolean }) {
  const t = useTranslations('storeEntry.entry.foot');
  const { goTo } = useEntry();
  const { previous, next } = neighbours(step);
  return (
    <div className={styles.foot}>
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {t(next ? 'next' : 'submit')}
      </Button>
      {previous && (
        <Button variant="outlined" size="large" onClick={() => goTo(previous)}>
          {t('previous')}
        </Button>
      )}
    </div>
  );
}
