'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
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
      <Button isBusy={isSubmitting} type="submit">
        {t(next ? 'next' : 'submit')}
      </Button>
      {previous && (
        <Button look="secondary" onClick={() => goTo(previous)}>
          {t('previous')}
        </Button>
      )}
    </div>
  );
}
