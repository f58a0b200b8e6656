'use client';

import InputAdornment from '@mui/material/InputAdornment';
import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { AmountsCompared } from '#components/work/money/amounts-compared.tsx';
import styles from '#components/work/money/money.module.css';
import { useCustomerName } from '#components/work/money/use-customer-name.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { fenOf, fromFen, toFen, withDecimals } from '#lib/utils/amount.ts';
import { type DecidedTransfer, type TransferSide, transferSides } from './transfer-sides.ts';

export interface TransferDialogProps {
  side: TransferSide;
  transfer: DecidedTransfer;
  /** What a statement has it under, to begin with. */
  receipt?: { amount: string; reference: string };
  onDone: () => void;
  onClose: () => void;
}

/** The money is on the bank statement: what stands there is compared with what was asked for. */
export function ReceivedDialog(props: TransferDialogProps) {
  const { side, transfer, onClose } = props;
  const t = useTranslations('paymentsDesk.received');
  const locale = useLocale();
  const { register, errors, frame, typed } = useReceived(props);
  const isOther = typed !== undefined && typed !== transfer.amount;
  return (
    <FormDialog
      title={t('title', { no: transfer.no })}
      text={<p>{isOther ? t('otherText') : t(side)}</p>}
      submit={isOther ? t('noteOther') : t('confirm')}
      form={frame}
      onClose={onClose}
    >
      <Facts transfer={transfer} />
      <TextInput
        label={t('amount')}
        help={t('amountHelp', { amount: formatMoney(locale, transfer.amount) })}
        field={register('amount')}
        error={errors.amount}
        defaultValue={props.receipt?.amount ?? transfer.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        endAdornment={<InputAdornment position="end">{t('yuan')}</InputAdornment>}
      />
      {isOther && (
        <AmountsCompared
          due={transfer.amount}
          came={{ label: t('amount'), text: formatMoney(locale, typed) }}
          difference={fromFen(fenOf(typed) - fenOf(transfer.amount))}
        />
      )}
      <TextInput
        label={t('tradeNo')}
        help={t('tradeNoHelp')}
        field={register('trade_no')}
        error={errors.trade_no}
        autoComplete="off"
        maxLength={64}
      />
    </FormDialog>
  );
}

function Facts({ transfer }: { transfer: DecidedTransfer }) {
  const t = useTranslations('paymentsDesk');
  const customerOf = useCustomerName();
  const { voucher_reference: reference } = transfer;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('columns.customer')}</dt>
        <dd>{customerOf(transfer)}</dd>
      </div>
      {reference && (
        <div>
          <dt>{t('columns.reference')}</dt>
          <dd>{reference}</dd>
        </div>
      )}
    </dl>
  );
}

function useReceived({ side, transfer: { no, amount }, receipt, onDone }: TransferDialogProps) {
  const t = useTranslations('paymentsDesk.received');
  const { schema, decide } = transferSides[side];
  const form = useDecisionForm({
    schema,
    values: { outcome: 'received' as const, no, amount: receipt?.amount ?? amount, trade_no: receipt?.reference ?? '' },
    fields: ['amount', 'trade_no'],
    // Another amount than is due never counts as paid: it is kept for a decision of its own.
    send: (body) => decide(isDue(body.amount, amount) ? body : { ...body, outcome: 'other_amount' }),
    onDone,
    // Two things lead to this refusal, and the server's sentence names one of them.
    wordsOf: ({ error }) => (error === 'payment_mismatch' ? t('mismatch') : undefined),
  });
  return { ...form, typed: withDecimals(form.watch('amount')) };
}

const isDue = (typed: string, due: string) => toFen(typed) === fenOf(due);
