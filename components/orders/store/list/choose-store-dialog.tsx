'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { StoreChoice } from '../detail/actions/store-choice.tsx';

const chooseForm = z.object({ store_id: z.int('required') });

interface ChooseStoreDialogProps {
  onChoose: (storeId: number) => void;
  onClose: () => void;
}

/** Which store gets all the chosen orders. */
export function ChooseStoreDialog({ onChoose, onClose }: ChooseStoreDialogProps) {
  const t = useTranslations('ordersStore.list.desk');
  const { control, handleSubmit } = useForm({ resolver: zodResolver(chooseForm) });
  const form = {
    submit: handleSubmit(({ store_id: storeId }) => onChoose(storeId)),
    isSubmitting: false,
    alert: undefined,
  };
  return (
    <FormDialog
      title={t('dispatchTitle')}
      text={<p>{t('dispatchText')}</p>}
      submit={t('dispatchDo')}
      form={form}
      onClose={onClose}
    >
      <StoreChoice name="store_id" control={control} />
    </FormDialog>
  );
}
