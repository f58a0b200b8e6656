'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { VoucherFile } from '#components/ui/pay/voucher-file.tsx';
import { showFailure } from '#lib/api/form-failure.ts';
import { type GroupPayment, orderGroupQuery, sendOrderVoucher } from '#lib/api/order-pay.ts';
import { uploadVoucher } from '#lib/api/upload.ts';
import { orderVoucherBody } from '#lib/contract/checkout.ts';
import styles from './pay.module.css';

/** Says that the transfer was made, and what it can be found by. */
export function PayVoucher({ no, payment }: { no: string; payment: GroupPayment }) {
  const t = useTranslations('orders.pay.voucher');
  const { register, errors, isSubmitting, submit, setFile } = useVoucher(no, payment.no);
  return (
    <Panel title={t('title')} text={t('text')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.form}>
          <FormAlert text={errors.root?.message} />
          <TextInput
            label={t('reference')}
            help={t('referenceHelp')}
            field={register('reference')}
            error={errors.reference}
            autoComplete="off"
            maxLength={100}
          />
          <VoucherFile error={errors.file?.message} upload={uploadVoucher} onChange={setFile} />
          <Button type="submit" variant="contained" loading={isSubmitting} className={styles.submit}>
            {t('submit')}
          </Button>
        </fieldset>
      </form>
    </Panel>
  );
}

function useVoucher(no: string, paymentNo: string) {
  const queries = useQueryClient();
  const { queryKey } = orderGroupQuery(no);
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    resolver: zodResolver(orderVoucherBody),
    defaultValues: { no, payment_no: paymentNo, reference: '', file: '' },
  });
  const submit = handleSubmit((body) =>
    sendOrderVoucher(body).then(
      (group) => queries.setQueryData(queryKey, group),
      (error) => {
        showFailure(error, setError, ['reference', 'file']);
        // Somebody was faster, perhaps in another tab: show how it stands.
        void queries.invalidateQueries({ queryKey });
      },
    ),
  );
  const setFile = (url: string) => setValue('file', url, { shouldDirty: true, shouldValidate: true });
  return { register, errors: formState.errors, isSubmitting: formState.isSubmitting, submit, setFile };
}
