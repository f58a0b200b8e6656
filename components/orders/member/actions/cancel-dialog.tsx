'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { cancelOrder, type OrderSummary } from '#lib/api/orders/member-orders.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { cancelReasons, orderCancelBody } from '#lib/contract/orders/member-orders.ts';
import styles from './actions.module.css';

/** Asks why, and says where the money goes. */
export function CancelDialog({ order, onClose }: { order: OrderSummary; onClose: () => void }) {
  const t = useTranslations('orders.dialogs.cancel');
  const { register, errors, isSubmitting, submit } = useCancel(order.no, onClose);
  const isPaid = order.paid !== '0.00';
  return (
    <Modal title={t('title', { no: order.no })} closeLabel={t('keep')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.form}>
          <p>{t(isPaid ? 'textPaid' : 'textUnpaid')}</p>
          <FormAlert text={errors.root?.message} />
          <OptionCards
            legend={t('reason')}
            options={cancelReasons.map((value) => ({ value, title: t(`reasons.${value}`) }))}
            bind={() => register('reason')}
          />
          <TextInput
            label={t('note')}
            field={register('note')}
            error={errors.note}
            autoComplete="off"
            maxLength={200}
          />
          <div className={styles.dialogActions}>
            <Button variant="text" onClick={onClose}>
              {t('keep')}
            </Button>
            <Button type="submit" variant="contained" color="error" loading={isSubmitting}>
              {t('do')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Modal>
  );
}

function useCancel(no: string, onDone: () => void) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(orderCancelBody),
    defaultValues: { no, reason: 'changed_mind' as const, note: '' },
  });
  const submit = handleSubmit((body) =>
    cancelOrder(body).then(onDone, (error) => showFailure(error, setError, ['note'])),
  );
  return { register, errors: formState.errors, isSubmitting: formState.isSubmitting, submit };
}
