'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { OwnPasswordInput } from '#components/ui/form/own-password-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { requestDataExport } from '#lib/api/identity/member-data.ts';
import { requiredText } from '#lib/contract/fields.ts';

const schema = z.object({ password: requiredText(64) });

/** Asks for the password: the copy holds everything. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('identityAccount.data.export');
  const { input, frame } = useDecisionForm({
    schema,
    values: { password: '' },
    fields: ['password'],
    send: requestDataExport,
    onDone: onClose,
  });
  return (
    <FormDialog title={t('title')} text={<p>{t('dialogText')}</p>} submit={t('submit')} form={frame} onClose={onClose}>
      <OwnPasswordInput label={t('password')} {...input('password')} />
    </FormDialog>
  );
}
