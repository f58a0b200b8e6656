'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { adjustBody } from '#lib/contract/orders/store-terms.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { useSellerFrame } from '../seller-side.ts';
import styles from './form.module.css';
import { newTotal } from './new-total.ts';
import { useSellerForm } from './use-seller-form.ts';

const adjustForm = adjustBody.omit({ expected_total: true });

interface AdjustDialogProps {
  order: SellerOrderDetail;
  onClose: () => void;
}

/** Another price for what nobody has paid, with the new total before it is sent. */
export function AdjustDialog({ order, onClose }: AdjustDialogProps) {
  const t = useTranslations('ordersStore.actions.adjust');
  const words = useTranslations('ordersStore.actions');
  const { side } = useSellerFrame();
  const { input, register, watch, errors, frame } = useSellerForm({
    schema: adjustForm,
    values: { no: order.no, change: '', freight: order.freight, reason: '' },
    fields: ['change', 'freight', 'reason'],
    // What is on the screen is changed and nothing else: somebody may have changed it already, or this very click.
    send: (body) => side.adjust({ ...body, expected_total: order.payable }),
    onDone: onClose,
  });
  const [change = '', freight = ''] = watch(['change', 'freight']);
  const typed = { inputMode: 'decimal', maxLength: 13, autoComplete: 'off' } as const;
  return (
    <FormDialog
      title={t('title', { no: order.no })}
      text={<p>{t('text')}</p>}
      submit={t('do')}
      form={frame}
      onClose={onClose}
    >
      <TextInput
        label={t('change')}
        help={t('changeHelp')}
        field={register('change', { setValueAs: (text: string) => text.trim() || '0' })}
        error={errors.change}
        {...typed}
        inputMode="text"
      />
      <TextInput label={t('freight')} {...input('freight')} {...typed} />
      <Totals before={order.payable} after={newTotal(order, { change, freight })} />
      <TextInput
        label={words('reason')}
        help={t('reasonHelp')}
        {...input('reason')}
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function Totals({ before, after }: { before: string; after: string | undefined }) {
  const t = useTranslations('ordersStore.actions.adjust');
  const locale = useLocale();
  return (
    <dl className={styles.totals} aria-live="polite">
      <div>
        <dt>{t('before')}</dt>
        <dd>{formatMoney(locale, before)}</dd>
      </div>
      <div data-key="after">
        <dt>{t('after')}</dt>
        <dd>{after === undefined ? t('noTotal') : formatMoney(locale, after)}</dd>
      </div>
    </dl>
  );
}
