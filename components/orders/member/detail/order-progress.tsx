'use client';

import CheckIcon from '@mui/icons-material/CheckOutlined';
import { useTranslations } from 'next-intl';
import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './order-progress.module.css';
import { type ProgressStep, progressSteps } from './progress-steps.ts';

/** The way of the order; the words of a step fit how it is delivered. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.steps');
  return (
    <ol className={styles.steps} aria-label={t('label')}>
      {progressSteps(order).map((step, index) => (
        <li key={step.name} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {step.state === 'done' ? <CheckIcon fontSize="inherit" /> : index + 1}
          </span>
          <span className={styles.words}>
            <StepName step={step} fulfilment={order.fulfilment} />
            <span className="visually-hidden">{t(`states.${step.state}`)}</span>
            {step.time !== null && <time>{formatTime(step.time, '', 'mm-dd hh:MM')}</time>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function StepName({ step: { name }, fulfilment }: { step: ProgressStep; fulfilment: OrderDetail['fulfilment'] }) {
  const t = useTranslations('orders.steps');
  return <span>{name === 'shipped' || name === 'received' ? t(`${name}.${fulfilment}`) : t(name)}</span>;
}
