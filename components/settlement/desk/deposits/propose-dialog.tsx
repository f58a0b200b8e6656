'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { LookupInput } from '#components/ui/form/lookup-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { depositStoreLookup, proposeDeposit } from '#lib/api/settlement/desk-deposits.ts';
import { depositKinds } from '#lib/contract/settlement/deposits.ts';
import { depositProposeBody } from '#lib/contract/settlement/desk-deposits.ts';

const fields = ['store_id', 'kind', 'amount', 'due', 'reason'] as const;

/** Asks for a deposit, or puts its release or forfeit before another operator; the same request sent twice is one. */
export function ProposeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settlementDeposits');
  const keyOf = useRequestKey();
  const { input, control, frame } = useDecisionForm({
    schema: depositProposeBody,
    values: { store_id: '', kind: 'demand' as const, amount: '', due: '', reason: '' },
    fields,
    send: (body) => proposeDeposit(body, keyOf(body)),
    onDone: onClose,
  });
  const kind = useWatch({ control, name: 'kind' });
  return (
    <FormDialog
      title={t('desk.form.title')}
      text={<p>{t('desk.form.text')}</p>}
      submit={t('desk.form.confirm')}
      form={frame}
      onClose={onClose}
    >
      <LookupInput label={t('desk.form.store')} name="store_id" control={control} lookup={depositStoreLookup} none="" />
      <ChoiceInput
        label={t('desk.form.kind')}
        name="kind"
        control={control}
        options={depositKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <AmountInput label={t('desk.form.amount')} {...input('amount')} />
      {kind === 'demand' && (
        <TextInput type="date" label={t('desk.form.due')} help={t('desk.form.dueHelp')} {...input('due')} />
      )}
      <TextInput
        label={t('desk.form.reason')}
        help={t('desk.form.reasonHelp')}
        {...input('reason')}
        autoComplete="off"
        maxLength={200}
      />
    </FormDialog>
  );
}
