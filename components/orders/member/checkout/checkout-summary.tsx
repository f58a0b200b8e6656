'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/facts/price.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { useHeldUntil } from '#components/work/saving/use-held-until.ts';
import type { CheckoutSource, OrderPreview } from '#lib/api/orders/member-orders.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { OrderTotals } from '../../order-totals.tsx';
import styles from './checkout.module.css';
import { CheckoutAgreement } from './checkout-agreement.tsx';
import { PointsField } from './points-field.tsx';
import type { Checkout } from './use-checkout.ts';

interface CheckoutSummaryProps {
  what: CheckoutSource;
  checkout: Checkout;
  preview: OrderPreview;
}

/** What it costs, and the one button of the page. */
export function CheckoutSummary({ what, checkout, preview }: CheckoutSummaryProps) {
  const t = useTranslations('orders.checkout');
  const { setPoints, query, form } = checkout;
  // The button stays: pressed while the price is asked anew, it waits for it.
  useHeldUntil(!query.isPlaceholderData, () => undefined);
  return (
    <div className={styles.aside}>
      <Panel title={t('summary')}>
        <div className="stack-24">
          {what.source !== 'quote' && preview.points.owned > 0 && <PointsField preview={preview} onUse={setPoints} />}
          <OrderTotals
            totals={preview}
            isSumElsewhere
            isShipped={preview.orders.some(({ fulfilment }) => fulfilment === 'ship')}
          />
        </div>
      </Panel>
      <div className={styles.pay}>
        <Due checkout={checkout} preview={preview} />
        <Button look="accent" isBusy={form.formState.isSubmitting} type="submit">
          {t(checkout.change ? 'submitChanged' : 'submit')}
        </Button>
        <p className={`hint ${styles.note}`}>{t(preview.orders.length > 1 ? 'splitNote' : 'payNote')}</p>
        <CheckoutAgreement texts={preview.legal_texts ?? []} fault={checkout.outdated} />
      </div>
    </div>
  );
}

/** The amount, said to everybody when it changes; the old one beside it while nobody has agreed to the new one. */
function Due({ checkout: { change, query }, preview }: Omit<CheckoutSummaryProps, 'what'>) {
  const t = useTranslations('orders.checkout');
  const locale = useLocale();
  const hasDeposit = preview.due_now !== preview.payable;
  return (
    <div className="stack-4" aria-live="polite" aria-busy={query.isPlaceholderData}>
      {change && (
        <p className="warning-note">
          {t('priceChanged', { before: formatMoney(locale, change.before), now: formatMoney(locale, change.now) })}
        </p>
      )}
      <p className={`row-16 items-baseline justify-between ${styles.dueLine}`}>
        <span>{t(hasDeposit ? 'depositNow' : 'payable')}</span>
        <Price locale={locale} amount={hasDeposit ? preview.due_now : preview.payable} size="large" />
      </p>
      {hasDeposit && (
        <p className={`hint ${styles.note}`}>{t('balanceLater', { total: formatMoney(locale, preview.payable) })}</p>
      )}
    </div>
  );
}
