'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { OwnPasswordInput } from '#components/ui/form/own-password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { requestClosing } from '#lib/api/identity/member-data.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { closingSchema, emptyClosing } from './closing-values.ts';
import styles from './data.module.css';

interface ClosingFormProps {
  /** The account has a second factor. */
  isCodeNeeded: boolean;
  onClose: () => void;
}

/** Password, code where there is one, and the word that the person knows what they do. */
export function ClosingForm({ isCodeNeeded, onClose }: ClosingFormProps) {
  const t = useTranslations('identityAccount.data.closing');
  const dialog = useTranslations('ui.dialog');
  const { register, control, errors, submit, isSubmitting } = useClosingForm({ isCodeNeeded, onClose });
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="stack-16 text-14">
        <FormAlert text={errors.root?.message} />
        <OwnPasswordInput label={t('password')} field={register('password')} error={errors.password} />
        {isCodeNeeded && (
          <TextInput
            label={t('code')}
            field={register('code')}
            error={errors.code}
            autoComplete="one-time-code"
            maxLength={20}
          />
        )}
        <TextInput
          label={t('reason')}
          field={register('reason')}
          error={errors.reason}
          autoComplete="off"
          maxLength={255}
        />
        <CheckInput label={t('understood')} name="isUnderstood" control={control} />
        <div className={`wrap-8 justify-end ${styles.actions}`}>
          <Button look="quiet" size="small" onClick={onClose}>
            {dialog('cancel')}
          </Button>
          <Button size="small" isDestructive isBusy={isSubmitting} type="submit">
            {t('submit')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

function useClosingForm({ isCodeNeeded, onClose }: ClosingFormProps) {
  const queries = useQueryClient();
  return useDecisionForm({
    schema: closingSchema(isCodeNeeded),
    values: emptyClosing,
    fields: ['password', 'code', 'reason'],
    send: ({ password, code, reason }) => requestClosing({ password, reason, ...(isCodeNeeded && { code }) }),
    onDone: (record) => {
      onClose();
      queries.setQueryData(apiQuery('/api/account/closing').queryKey, record);
    },
    isLeaving: true,
  });
}
