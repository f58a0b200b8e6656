'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import Slider from '@mui/material/Slider';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useHeldUntil } from '#components/work/saving/use-held-until.ts';
import type { OrderPreview } from '#lib/api/orders/member-orders.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './checkout.module.css';

interface PointsFieldProps {
  preview: OrderPreview;
  onUse: (points: number) => void;
}

/** How many points to use: typed or drawn. The price is asked for once the hand is off. */
export function PointsField({ preview: { points, points_amount }, onUse }: PointsFieldProps) {
  const t = useTranslations('orders.checkout.points');
  const locale = useLocale();
  const format = useFormatter();
  const id = useId();
  const { usable, used, owned } = points;
  const [drawn, setDrawn] = useState(used);
  useEffect(() => setDrawn(used), [used]);
  const use = (count: number) => {
    const next = Math.min(usable, Math.max(0, Math.floor(count) || 0));
    setDrawn(next);
    onUse(next);
  };
  useHeldUntil(drawn === used, () => use(drawn));
  const facts = { usable: format.number(usable), owned: format.number(owned) };
  return (
    <div className="stack-4">
      <div className={styles.pointsHead}>
        <label htmlFor={id}>{t('label')}</label>
        {usable > 0 && (
          <Button look="quiet" size="small" onClick={() => use(used === usable ? 0 : usable)}>
            {used === usable ? t('none') : t('all')}
          </Button>
        )}
      </div>
      {usable > 0 && (
        <div className={styles.pointsInputs}>
          <OutlinedInput
            id={id}
            size="small"
            value={drawn}
            onChange={({ target }) => setDrawn(Number(target.value.replace(/\D/g, '').slice(0, 9)))}
            onBlur={() => use(drawn)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              use(drawn);
            }}
            slotProps={{ input: { inputMode: 'numeric', 'aria-describedby': `${id}-note` } }}
          />
          <Slider
            aria-label={t('slider')}
            min={0}
            max={usable}
            value={Math.min(drawn, usable)}
            onChange={(_, value) => setDrawn(Number(value))}
            onChangeCommitted={(_, value) => use(Number(value))}
          />
        </div>
      )}
      <p id={`${id}-note`} className={`hint ${styles.note}`}>
        {used > 0 && <strong>{t('worth', { amount: formatMoney(locale, points_amount.replace('-', '')) })} </strong>}
        {t(usable > 0 ? 'limit' : 'notUsable', facts)}
      </p>
    </div>
  );
}
