'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { DrawnInput } from '#components/work/forms/drawn-input.tsx';
import { type PlatformIssuer, savePlatformIssuer } from '#lib/api/invoices/desk-invoices.ts';
import { platformIssuerBody } from '#lib/contract/invoices/desk-issuers.ts';
import { invoiceProviders } from '#lib/contract/invoices/records.ts';

const texts = [
  'name',
  'tax_no',
  'address',
  'phone',
  'bank_name',
  'bank_account',
  'drawer',
  'cap',
  'flat_rate',
] as const;
const fields = [...texts, 'provider', 'is_auto_issue', 'is_special_offered'] as const;
const lengths = {
  name: 100,
  tax_no: 60,
  address: 200,
  phone: 30,
  bank_name: 100,
  bank_account: 32,
  drawer: 40,
  cap: 12,
  flat_rate: 5,
};

/** What stands on the platform's own invoices as the seller, and how it issues. */
export function PlatformForm({ issuer }: { issuer: PlatformIssuer }) {
  const t = useTranslations('invoicesDesk.issuers');
  const { input, register, control, errors, isSubmitting, submit } = useDecisionForm({
    schema: platformIssuerBody,
    values: issuer,
    fields,
    send: savePlatformIssuer,
    onDone: () => undefined,
  });
  const helps = { cap: t('capHelp'), flat_rate: t('flatHelp') } as Partial<Record<(typeof texts)[number], string>>;
  return (
    <Panel title={t('platform')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className="stack-24">
          <FormAlert text={errors.root?.message} />
          <div className="columns-2 stack-16-24">
            {texts.map((name) => (
              <DrawnInput
                key={name}
                control={control}
                label={t(`fields.${name}`)}
                help={helps[name] ?? ''}
                field={register(name)}
                error={errors[name]}
                maxLength={lengths[name]}
                autoComplete="off"
              />
            ))}
            <SelectInput
              label={t('provider')}
              {...input('provider')}
              options={invoiceProviders.map((value) => ({ value, label: t(`providers.${value}`) }))}
            />
          </div>
          <div>
            <CheckInput name="is_auto_issue" control={control} label={t('auto')} />
            <CheckInput name="is_special_offered" control={control} label={t('special')} />
          </div>
          <div>
            <Button type="submit" isBusy={isSubmitting}>
              {t('save')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Panel>
  );
}
