'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { isMaskedAccount } from '#lib/contract/store/application-form.ts';
import { payeeTypes } from '#lib/contract/store/bank-account.ts';
import styles from './entry.module.css';
import type { EntryValues } from './entry-context.ts';
import { EntryText } from './entry-text.tsx';

/** Where what the store earns is paid to. */
export function PayeeStep() {
  const t = useTranslations('storeEntry.entry');
  const { control } = useFormContext<EntryValues>();
  const account = useWatch({ control, name: 'payee_account' });
  const type = useWatch({ control, name: 'payee_type' });
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <ChoiceInput
          label={t('fields.payee_type')}
          name="payee_type"
          control={control}
          options={payeeTypes.map((value) => ({ value, label: t(`payeeTypes.${value}`) }))}
        />
      </div>
      <OwnerField />
      <EntryText
        name="payee_account"
        help={t(isMaskedAccount(account) ? 'help.payee_masked' : `help.payee_account_${type}`)}
        inputMode="numeric"
        maxLength={40}
        autoComplete="off"
      />
      <EntryText name="payee_bank" help={t('help.payee_bank')} maxLength={60} autoComplete="off" />
      <EntryText name="payee_branch" isOptional help={t('help.payee_branch')} maxLength={60} autoComplete="off" />
    </div>
  );
}

/** The name on the account: it has to be the company's or the legal person's, which stands in the first part already. */
function OwnerField() {
  const t = useTranslations('storeEntry.entry');
  const { control, setValue } = useFormContext<EntryValues>();
  const [type, typed, company, person] = useWatch({
    control,
    name: ['payee_type', 'payee_name', 'company_name', 'legal_person'],
  });
  const owner = (type === 'company' ? company : person).trim();
  return (
    <div>
      <EntryText name="payee_name" help={t(`help.payee_name_${type}`)} maxLength={100} autoComplete="off" />
      {owner && owner !== typed.trim() && (
        <Button
          look="quiet"
          size="small"
          className={styles.fill}
          onClick={() => setValue('payee_name', owner, { shouldDirty: true, shouldValidate: true, shouldTouch: true })}
        >
          {t('fillOwner', { owner })}
        </Button>
      )}
    </div>
  );
}
