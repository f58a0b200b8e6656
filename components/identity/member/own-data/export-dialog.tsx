'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { OwnPasswordInput } from '#components/ui/form/own-password-input.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { requestDataExport } from '#lib/api/identity/member-data.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { requiredText } from '#lib/contract/fields.ts';
import styles from './data.module.css';

const schema = z.object({ password: requiredText(64) });

/** Asks for the password: the copy holds everything. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('identityAccount.data.export');
  const dialog = useTranslations('ui.dialog');
  const { register, errors, isSubmitting, submit } = useExportForm(onClose);
  return (
    <Modal title={t('title')} closeLabel={dialog('close')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.dialog}>
          <p>{t('dialogText')}</p>
          <FormAlert text={errors.root?.message} />
          <OwnPasswordInput label={t('password')} field={register('password')} error={errors.password} />
          <div className={styles.actions}>
            <Button variant="text" onClick={onClose}>
              {dialog('cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {t('submit')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Modal>
  );
}

function useExportForm(onDone: () => void) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit((values) =>
    requestDataExport(values).then(onDone, (error) => showFailure(error, setError, ['password'])),
  );
  return { register, errors: formState.errors, isSubmitting: formState.isSubmitting, submit };
}
