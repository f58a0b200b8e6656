'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { LookupInput } from '#components/ui/form/lookup-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { correctionStoreLookup, proposeCorrection } from '#lib/api/settlement/desk-corrections.ts';
import { correctionKinds } from '#lib/contract/settlement/corrections.ts';
import { correctionProposeBody } from '#lib/contract/settlement/desk-corrections.ts';

const fields = ['store_id', 'kind', 'amount', 'reason', 'order_no'] as const;

/** Fields of text, with their words and how long they may be. */
const texts = [
  ['amount', 'amount', 13],
  ['reason', 'reason', 200],
  ['order_no', 'order', 20],
] as const;

/** Puts a correction of a store before another operator; the same request sent twice is one. */
export function ProposeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settlementCorrections');
  const keyOf = useRequestKey();
  const { register, control, errors, frame } = useDecisionForm({
    schema: correctionProposeBody,
    values: { store_id: '', kind: 'adjustment' as const, amount: '', reason: '', order_no: '' },
    fields,
    send: (body) => proposeCorrection(body, keyOf(body)),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('form.title')}
      text={<p>{t('form.text')}</p>}
      submit={t('form.confirm')}
      form={frame}
      onClose={onClose}
    >
      <LookupInput label={t('form.store')} name="store_id" control={control} lookup={correctionStoreLookup} none="" />
      <ChoiceInput
        label={t('form.kind')}
        name="kind"
        control={control}
        options={correctionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {texts.map(([field, name, maxLength]) => (
        <TextInput
          key={field}
          label={t(`form.${name}`)}
          help={t(`form.${name}Help`)}
          field={register(field)}
          error={errors[field]}
          maxLength={maxLength}
          autoComplete="off"
        />
      ))}
    </FormDialog>
  );
}
