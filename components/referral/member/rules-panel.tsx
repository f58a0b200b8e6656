'use client';

import { useTranslations } from 'next-intl';
import { useRate } from '#components/ui/hooks/use-rate.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import type { ReferralOverview } from '#lib/api/referral/member-recommend.ts';
import styles from './recommend.module.css';

/** How it works, with the figures that hold for this person. */
export function RulesPanel({ standing }: Pick<ReferralOverview, 'standing'>) {
  const t = useTranslations('referral.rules');
  const rate = useRate();
  const { rates, bind_days: bindDays, freeze_days: freezeDays } = standing;
  return (
    <Panel title={t('title')}>
      <ol className={styles.rules}>
        <li>{bindDays === 0 ? t('bind') : t('bindDays', { count: bindDays })}</li>
        <li>{t('level1', { rate: rate(rates.level1_bp) })}</li>
        {rates.level2_bp > 0 && <li>{t('level2', { rate: rate(rates.level2_bp) })}</li>}
        <li>{t('freeze', { count: freezeDays })}</li>
        <li>{t('refund')}</li>
        <li>{t('free')}</li>
      </ol>
    </Panel>
  );
}
