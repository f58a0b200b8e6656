'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { LookupInput } from '#components/ui/form/lookup-input.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { placeLookups, saveRate } from '#lib/api/settlement/desk-rates.ts';
import { feeKinds, feeScopes } from '#lib/contract/orders/fees.ts';
import { rateSaveBody } from '#lib/contract/settlement/desk-rates.ts';

const fields = ['scope', 'scope_id', 'kind', 'percent', 'min', 'max', 'from', 'reason'] as const;

/** The contract's form. */
export function SetRateDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settlementDesk.rates');
  const form = useRateForm(onClose);
  const { register, errors, frame } = form;
  return (
    <FormDialog title={t('setTitle')} text={<p>{t('setText')}</p>} submit={t('confirm')} form={frame} onClose={onClose}>
      <ScopeFields form={form} />
      <SelectInput
        label={t('kind')}
        field={register('kind')}
        error={errors.kind}
        options={feeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextInput
        label={t('rateField')}
        help={t('rateHelp')}
        field={register('percent')}
        error={errors.percent}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
      />
      <AmountInput label={t('min')} field={register('min')} error={errors.min} />
      <AmountInput label={t('max')} help={t('maxHelp')} field={register('max')} error={errors.max} />
      <TextInput type="date" label={t('day')} help={t('dayHelp')} field={register('from')} error={errors.from} />
      <TextInput
        label={t('reason')}
        field={register('reason')}
        error={errors.reason}
        autoComplete="off"
        maxLength={200}
      />
    </FormDialog>
  );
}

function useRateForm(onDone: () => void) {
  return useDecisionForm({
    schema: rateSaveBody,
    values: { scope: 'store', scope_id: '', kind: 'sales', percent: '', min: '', max: '', from: '', reason: '' },
    fields,
    send: (body) => saveRate(body),
    onDone,
  });
}

/** What the rate is for. */
function ScopeFields({ form: { register, control, setValue, errors } }: { form: ReturnType<typeof useRateForm> }) {
  const t = useTranslations('settlementDesk.rates');
  const scope = useWatch({ control, name: 'scope' });
  // What was chosen among stores names no product.
  const scopeField = register('scope', { onChange: () => setValue('scope_id', '') });
  return (
    <>
      <SelectInput
        label={t('scope')}
        field={scopeField}
        error={errors.scope}
        options={feeScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
      />
      {scope !== 'default' && (
        <LookupInput
          key={scope}
          label={t(scope)}
          name="scope_id"
          control={control}
          lookup={placeLookups[scope]}
          none=""
        />
      )}
    </>
  );
}
