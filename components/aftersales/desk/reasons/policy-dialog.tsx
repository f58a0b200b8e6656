'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { savePolicy } from '#lib/api/aftersales/desk-cases.ts';
import { type PolicyRecord, policyBody } from '#lib/contract/aftersales/desk-cases.ts';
import { type TextFields, textFieldsOf } from '#lib/i18n/texts.ts';

interface PolicyDialogProps {
  policy: PolicyRecord;
  onClose: () => void;
}

/** What customers read of one policy, in every language. */
export function PolicyDialog({ policy, onClose }: PolicyDialogProps) {
  const t = useTranslations('aftersalesDesk.policies');
  const { register, errors, frame } = useDecisionForm({
    schema: policyBody,
    values: policy,
    fields: textFieldsOf(''),
    send: savePolicy,
    onDone: onClose,
  });
  const text = (name: keyof TextFields) => ({
    label: t(`fields.${name}`),
    field: register(name),
    error: errors[name],
    maxLength: 500,
    autoComplete: 'off',
    multiline: true,
    minRows: 3,
  });
  return (
    <FormDialog
      title={t(`keys.${policy.key}`)}
      text={<p>{t('dialogText', { days: '{days}' })}</p>}
      submit={t('save')}
      form={frame}
      onClose={onClose}
    >
      {textFieldsOf('').map((name) => (
        <TextInput key={name} {...text(name)} />
      ))}
    </FormDialog>
  );
}
