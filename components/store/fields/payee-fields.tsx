'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { isMaskedAccount, type StoreApplicationDraft } from '#lib/contract/store/application-form.ts';
import { payeeTypes } from '#lib/contract/store/bank-account.ts';
import styles from './fields.module.css';
import { TextField } from './text-field.tsx';

interface PayeeOwners {
  company_name: string;
  legal_person: string;
}

/** The account a store is paid to. It has to be in the name of one of the owners. */
export function PayeeFields({ owners, ownerHelp }: { owners: PayeeOwners; ownerHelp: string }) {
  const t = useTranslations('storeFields');
  const { control } = useFormContext<StoreApplicationDraft>();
  const [account, type] = useWatch({ control, name: ['payee_account', 'payee_type'] });
  const owner = (type === 'company' ? owners.company_name : owners.legal_person).trim();
  return (
    <>
      <div className="col-span-full">
        <ChoiceInput
          label={t('fields.payee_type')}
          name="payee_type"
          control={control}
          options={payeeTypes.map((value) => ({ value, label: t(`payeeTypes.${value}`) }))}
        />
      </div>
      <div>
        <TextField name="payee_name" help={ownerHelp} />
        <FillOwner owner={owner} />
      </div>
      <TextField
        name="payee_account"
        help={t(isMaskedAccount(account) ? 'help.payee_masked' : `help.payee_account_${type}`)}
      />
      <TextField name="payee_bank" help={t('help.payee_bank')} />
      <TextField name="payee_branch" help={t('help.payee_branch')} />
    </>
  );
}

/** Fills in the name that the account has to have, which is known already. */
function FillOwner({ owner }: { owner: string }) {
  const t = useTranslations('storeFields');
  const { control, setValue } = useFormContext<StoreApplicationDraft>();
  const typed = useWatch({ control, name: 'payee_name' });
  if (!owner || owner === typed.trim()) return null;
  return (
    <Button
      look="quiet"
      size="small"
      className={styles.fill}
      onClick={() => setValue('payee_name', owner, { shouldDirty: true, shouldValidate: true, shouldTouch: true })}
    >
      {t('fillOwner', { owner })}
    </Button>
  );
}
