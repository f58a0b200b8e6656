'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { OwnPasswordInput } from '#components/ui/form/own-password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CheckoutGroup } from '#lib/api/orders/member-pay.ts';
import styles from './pay.module.css';
import type { PayChoice } from './use-pay.ts';

interface ProveDialogProps {
  kind: CheckoutGroup['balance_proof'];
  choice: PayChoice;
}

/** Asks once more before the balance pays: what goes, and for whatever the shop wants to know first. */
export function ProveDialog({ kind, choice: { proving, isPending } }: ProveDialogProps) {
  const t = useTranslations('orders.pay.prove');
  const dialog = useTranslations('ui.dialog');
  const locale = useLocale();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { proof: '' } });
  const isField = kind !== 'confirmed_amount';
  const refused = proving.fault && isField ? { type: 'server', message: proving.fault } : undefined;
  const input = {
    label: t(kind === 'code' ? 'code' : 'password'),
    field: register('proof', { required: isField ? 'required' : false }),
    error: formState.errors.proof ?? refused,
  };
  return (
    <Modal title={t('title')} closeLabel={dialog('close')} onClose={proving.close}>
      <form noValidate onSubmit={handleSubmit(({ proof }) => proving.send(isField ? proof : proving.amount))}>
        <fieldset disabled={isPending} className={styles.form}>
          <p className={styles.due}>
            <Price locale={locale} amount={proving.amount} size="large" />
          </p>
          <p>{t('text')}</p>
          {!isField && <FormAlert text={proving.fault} />}
          {kind === 'password' && <OwnPasswordInput {...input} />}
          {kind === 'code' && <TextInput {...input} autoComplete="one-time-code" maxLength={32} />}
          <div className={styles.proveActions}>
            <Button variant="text" onClick={proving.close}>
              {dialog('cancel')}
            </Button>
            <Button type="submit" variant="contained" color="secondary" loading={isPending}>
              {t('submit')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Modal>
  );
}
