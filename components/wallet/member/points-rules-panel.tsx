'use client';

import { useTranslations } from 'next-intl';
import { useRate } from '#components/ui/hooks/use-rate.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import type { PointsRules } from '#lib/api/wallet/member-movements.ts';
import styles from './points-rules-panel.module.css';

/** How points come and go, in words, with the figures that the shop has set. */
export function PointsRulesPanel({ rules }: { rules: PointsRules }) {
  const t = useTranslations('wallet.rules');
  const rate = useRate();
  const { per_yuan, earned_per_yuan, max_share_bp, expire_months } = rules;
  const percent = rate(max_share_bp);
  return (
    <Panel title={t('title')}>
      <ul className={styles.rules}>
        <li>{t('worth', { count: per_yuan })}</li>
        {earned_per_yuan > 0 && <li>{t('earn', { count: earned_per_yuan })}</li>}
        <li>{max_share_bp > 0 ? t('spend', { percent }) : t('noSpend')}</li>
        <li>{expire_months > 0 ? t('expire', { months: expire_months }) : t('noExpire')}</li>
        {max_share_bp > 0 && <li>{t('refund')}</li>}
      </ul>
    </Panel>
  );
}
