'use client';

import { useLocale, useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { decideCase } from '#lib/api/aftersales/desk-cases.ts';
import { caseDecisions } from '#lib/contract/aftersales/desk-cases.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { amountField, requiredText } from '#lib/contract/fields.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';
import { decisionKey, decisionsFor, firstDecision, hasAmount } from './decisions.ts';
import { useCaseForm } from './use-case-form.ts';

const decideForm = z.object({
  decision: z.enum(caseDecisions, 'choice'),
  amount: z.union([z.literal(''), amountField]),
  note: requiredText(500),
});

interface DecideDialogProps {
  record: SellerCaseDetail;
  onClose: () => void;
}

/** How a dispute ends, how much goes back, and why: both sides read the note. */
export function DecideDialog({ record, onClose }: DecideDialogProps) {
  const t = useTranslations('aftersalesStore.actions.decide');
  const locale = useLocale();
  const { no, requested, goods, freight } = record;
  const { input, register, watch, frame } = useCaseForm({
    draft: `case-decide:${no}`,
    schema: decideForm,
    values: { decision: firstDecision(record), amount: requested === '0.00' ? '' : requested, note: '' },
    // The cards have no place for a refusal: one of the decision is said above the form.
    fields: ['amount', 'note'],
    send: ({ decision, amount, note }) =>
      decideCase({ no, decision, note, ...(hasAmount(decision) && amount && { amount }) }),
    onDone: onClose,
  });
  const most = fromFen(fenOf(goods) + fenOf(freight));
  return (
    <FormDialog title={t('title')} text={<p>{t('text')}</p>} submit={t('do')} form={frame} onClose={onClose}>
      <OptionCards
        legend={t('decision')}
        options={decisionsFor(record).map((value) => ({
          value,
          title: t(`ways.${decisionKey(value, record)}`),
          text: t(`wayTexts.${decisionKey(value, record)}`),
        }))}
        bind={() => register('decision')}
      />
      {hasAmount(watch('decision')) && (
        <AmountInput
          label={t('amount')}
          help={most === '0.00' ? t('amountHelp') : t('amountMost', { amount: formatMoney(locale, most) })}
          {...input('amount')}
        />
      )}
      <TextInput
        label={t('note')}
        help={t('noteHelp')}
        {...input('note')}
        maxLength={500}
        autoComplete="off"
        multiline
        minRows={3}
      />
    </FormDialog>
  );
}
