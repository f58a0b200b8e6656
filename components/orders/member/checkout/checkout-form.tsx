'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import type { CheckoutSource, OrderPreview } from '#lib/api/orders/member-orders.ts';
import { isNotOffered } from '#lib/api/transport/queries.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import styles from './checkout.module.css';
import { CheckoutAddress } from './checkout-address.tsx';
import { CheckoutGroups } from './checkout-groups.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { originOf } from './checkout-source.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CheckoutTitle } from './checkout-title.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { type Checkout, useCheckout } from './use-checkout.ts';

/** The order in one form; every choice shows its price at once. */
export function CheckoutForm({ what }: { what: CheckoutSource }) {
  const t = useTranslations('orders.checkout');
  const checkout = useCheckout(what);
  const { error, data } = checkout.query;
  const origin = originOf(what, data?.orders[0]?.lines[0]?.slug);
  if (isNotOffered(error)) return <EmptyState title={t('notOffered')} text={t('notOfferedText')} />;
  // Also where the price was known before: the lines were ordered meanwhile, and nothing can be confirmed any more.
  if (error?.status === 200) {
    return (
      <div role="alert">
        <EmptyState title={t('refused')} text={error.message}>
          <ButtonLink href={originOf(what, undefined)}>{t('back')}</ButtonLink>
          <ButtonLink look="secondary" href={orderPaths.list}>
            {t('toOrders')}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <CheckoutTitle origin={origin} />
      <QueryView query={{ ...checkout.query, isPlaceholderData: false }} skeleton={<CheckoutSkeleton />}>
        {(preview) => <Form what={what} checkout={checkout} preview={preview} />}
      </QueryView>
    </>
  );
}

interface FormProps {
  what: CheckoutSource;
  checkout: Checkout;
  preview: OrderPreview;
}

function Form({ what, checkout, preview }: FormProps) {
  const { form, send, address } = checkout;
  const { errors, isSubmitting } = form.formState;
  const hasService = preview.orders.some(({ fulfilment }) => fulfilment === 'service');
  return (
    <form noValidate onSubmit={send}>
      <fieldset disabled={isSubmitting} className={styles.columns}>
        <div className="stack-16 min-w-0">
          <FormAlert text={errors.root?.message || preview.problems.order} />
          {preview.needs_address && <CheckoutAddress address={address} />}
          <CheckoutGroups preview={preview} />
          <ChoiceFields form={form} hasService={hasService} />
          <InvoiceFields form={form} />
        </div>
        <CheckoutSummary what={what} checkout={checkout} preview={preview} />
      </fieldset>
    </form>
  );
}
