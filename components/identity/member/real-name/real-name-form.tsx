'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { Button } from '#components/ui/button.tsx';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { sendRealName } from '#lib/api/identity/member-real-name.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { idNumberField, realNameField } from '#lib/contract/identity/real-names.ts';
import styles from './real-name.module.css';

/** What the call takes, and the consent that the law asks for before an ID number is kept. */
const formSchema = z.object({
  name: realNameField,
  id_number: idNumberField,
  isAgreed: z.boolean().refine((isAgreed) => isAgreed, 'agreementRequired'),
});

/** Hands name and ID number in for verification. Neither is kept as a draft: they are nobody else's business. */
export function RealNameForm() {
  const t = useTranslations('identityAccount.realName');
  const fields = useTranslations('ui.fields');
  const { register, control, errors, submit, isSubmitting } = useRealNameForm();
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className={styles.form}>
        <FormAlert text={errors.root?.message} />
        <div className="columns-2 stack-16-24 items-start">
          <TextInput
            label={t('name')}
            help={t('nameHelp')}
            field={register('name')}
            error={errors.name}
            autoComplete="name"
            maxLength={50}
          />
          <TextInput
            label={fields('idNumber')}
            field={register('id_number')}
            error={errors.id_number}
            autoComplete="off"
            maxLength={18}
          />
        </div>
        <CheckInput label={t('consent')} name="isAgreed" control={control} />
        <Button size="small" isBusy={isSubmitting} type="submit" className={styles.submit}>
          {t('submit')}
        </Button>
      </fieldset>
    </form>
  );
}

function useRealNameForm() {
  const queries = useQueryClient();
  return useDecisionForm({
    schema: formSchema,
    values: { name: '', id_number: '', isAgreed: false },
    fields: ['name', 'id_number'],
    send: ({ name, id_number }) => sendRealName({ name, id_number }),
    onDone: (record) => queries.setQueryData(apiQuery('/api/account/realName').queryKey, record),
    isLeaving: true,
  });
}
