'use client';

import { useTranslations } from 'next-intl';
import type { FieldError } from 'react-hook-form';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { saveReason } from '#lib/api/aftersales/desk-cases.ts';
import { type ReasonRecord, reasonBody } from '#lib/contract/aftersales/desk-cases.ts';
import { caseFaults } from '#lib/contract/aftersales/member-records.ts';
import { type TextFields, textFieldsOf } from '#lib/i18n/texts.ts';
import { valuesOf } from './reason-values.ts';
import { TypesInput } from './types-input.tsx';

interface ReasonDialogProps {
  /** Missing: a new one. */
  reason: ReasonRecord | undefined;
  nextSort: number;
  onClose: () => void;
}

const names = [...textFieldsOf(''), 'types', 'fault', 'needs_evidence', 'sort', 'is_active'] as const;

/** One reason, in every language. Requests keep the one they were opened with. */
export function ReasonDialog({ reason, nextSort, onClose }: ReasonDialogProps) {
  const t = useTranslations('aftersalesDesk.reasons');
  const faults = useTranslations('aftersales.faults');
  const { register, control, errors, frame } = useDecisionForm({
    schema: reasonBody,
    values: valuesOf(reason, nextSort),
    fields: names,
    send: saveReason,
    onDone: onClose,
  });
  const isNone = reason?.is_no_reason ?? false;
  const text = (name: keyof TextFields) => ({ field: register(name), error: errors[name] });
  return (
    <FormDialog
      title={t(reason ? 'editTitle' : 'addTitle')}
      text={<p>{t(isNone ? 'noReasonText' : 'dialogText')}</p>}
      submit={t('save')}
      form={frame}
      onClose={onClose}
    >
      {textFieldsOf('').map((name) => (
        <TextInput key={name} label={t(`fields.${name}`)} maxLength={60} autoComplete="off" {...text(name)} />
      ))}
      {!isNone && (
        <>
          <TypesInput control={control} />
          <ChoiceInput
            label={t('fields.fault')}
            name="fault"
            control={control as never}
            options={caseFaults.map((value) => ({ value, label: faults(value) }))}
          />
          <CheckInput name="needs_evidence" control={control} label={t('fields.needs_evidence')} />
        </>
      )}
      <TextInput
        label={t('fields.sort')}
        help={t('sortHelp')}
        field={register('sort')}
        error={errors.sort as FieldError | undefined}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
      {!isNone && <CheckInput name="is_active" control={control} label={t('fields.is_active')} />}
    </FormDialog>
  );
}
