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
import { type Recharge, rechargeQuery, sendVoucher } from '#lib/api/recharge.ts';
import { uploadVoucher } from '#lib/api/upload.ts';
import { rechargeVoucherBody } from '#lib/contract/recharge.ts';
import styles from './recharge.module.css';

/** Says that the transfer was made, and what it can be found by. */
export function VoucherForm({ recharge: { no } }: { recharge: Recharge }) {
  const t = useTranslations('wallet.recharge.voucher');
  const { register, errors, isSubmitting, submit, setFile } = useVoucher(no);
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

function useVoucher(no: string) {
  const queries = useQueryClient();
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    resolver: zodResolver(rechargeVoucherBody),
    defaultValues: { no, reference: '', file: '' },
  });
  const submit = handleSubmit((body) =>
    sendVoucher(body).then(
      (recharge) => queries.setQueryData(rechargeQuery(no).queryKey, recharge),
      (error) => {
        showFailure(error, setError, ['reference', 'file']);
        // Somebody was faster, perhaps in another tab: show how it stands.
        void queries.invalidateQueries({ queryKey: rechargeQuery(no).queryKey });
      },
    ),
  );
  const setFile = (url: string) => setValue('file', url, { shouldDirty: true, shouldValidate: true });
  return { register, errors: formState.errors, isSubmitting: formState.isSubmitting, submit, setFile };
}
