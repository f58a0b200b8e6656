'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { type PasskeyRecord, renamePasskey } from '#lib/api/identity/member-passkeys.ts';
import { passkeyNameBody } from '#lib/contract/identity/member-passkeys.ts';

interface PasskeyRenamingProps {
  passkey: PasskeyRecord;
  onDone: () => void;
}

/** Gives a passkey the name that its owner recognises it by. */
export function PasskeyRenaming({ passkey, onDone }: PasskeyRenamingProps) {
  const t = useTranslations('identitySecurity.passkeys');
  const { register, errors, frame } = useDecisionForm({
    schema: passkeyNameBody,
    values: { name: passkey.name },
    fields: ['name'],
    send: ({ name }) => renamePasskey({ id: passkey.id, name }),
    onDone,
  });
  return (
    <FormDialog title={t('renaming.title')} submit={t('renaming.submit')} form={frame} onClose={onDone}>
      <TextInput
        label={t('name')}
        field={register('name')}
        defaultValue={passkey.name}
        error={errors.name}
        autoComplete="off"
        maxLength={40}
      />
    </FormDialog>
  );
}
