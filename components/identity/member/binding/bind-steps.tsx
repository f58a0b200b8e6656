'use client';

import { useTranslations } from 'next-intl';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';
import styles from './binding.module.css';

interface BindStepsProps {
  type: VerificationType;
  at: 'prove' | 'bind';
}

/** Where one is on the way. */
export function BindSteps({ type, at }: BindStepsProps) {
  const t = useTranslations('identityAccount.binding.steps');
  return (
    <ol className={styles.steps} aria-label={t('label')}>
      <li aria-current={at === 'prove' ? 'step' : undefined}>{t('prove')}</li>
      <li aria-current={at === 'bind' ? 'step' : undefined}>{t(`bind.${type}`)}</li>
    </ol>
  );
}
