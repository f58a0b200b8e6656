'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import type { Asked } from '#components/work/decisions/row-decisions.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { usePersonName } from '#components/work/decisions/use-person-name.ts';
import {
  approveAnswer,
  type DeskStatement,
  dropAnswer,
  proposeAnswer,
  refuseObjection,
  settleStatement,
} from '#lib/api/settlement/desk-statements.ts';
import { type StatementAction, statementAnswerBody } from '#lib/contract/settlement/desk-statements.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';
import { useChangeWords } from '../../use-change-words.ts';

interface DialogProps {
  statement: DeskStatement;
  onClose: () => void;
}

export type AskedStatement = Asked<DeskStatement, StatementAction>;

export function StatementDialog({ row: statement, decision, onClose }: AskedStatement & Pick<DialogProps, 'onClose'>) {
  const props = { statement, onClose };
  if (decision === 'propose') return <ProposeDialog {...props} />;
  if (decision === 'approve') return <ApproveDialog {...props} />;
  if (decision === 'settle') return <SettleDialog {...props} />;
  return <BecauseDialog {...props} action={decision} />;
}

const fields = ['amount', 'reason'] as const;

/** An adjustment that another operator decides on; a new one takes the place of the one before. */
function ProposeDialog({ statement: { no, dispute_note: note, proposal }, onClose }: DialogProps) {
  const t = useTranslations('settlementStatements.desk');
  const words = useTranslations('settlementStatements');
  const write = useChangeWords();
  const nameOf = usePersonName();
  const { input, frame } = useDecisionForm({
    schema: statementAnswerBody.omit({ no: true }),
    values: { amount: proposal?.amount ?? '', reason: proposal?.reason ?? '' },
    fields,
    send: (body) => proposeAnswer({ no, ...body }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('titles.propose', { no })}
      text={
        <>
          <p>{words('objection', { note })}</p>
          <p>{t('texts.propose')}</p>
          {proposal && <p>{t('texts.replace', { change: write(proposal.amount), name: nameOf(proposal.proposer) })}</p>}
        </>
      }
      submit={t('form.confirm')}
      form={frame}
      onClose={onClose}
    >
      <TextInput
        label={t('form.amount')}
        help={t('form.amountHelp')}
        {...input('amount')}
        maxLength={13}
        autoComplete="off"
      />
      <TextInput
        label={t('form.reason')}
        help={t('form.reasonHelp')}
        {...input('reason')}
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function ApproveDialog({ statement, onClose }: DialogProps) {
  const t = useTranslations('settlementStatements.desk');
  const locale = useLocale();
  const write = useChangeWords();
  const { no, version, store_name: store, net, proposal } = statement;
  const { amount, reason } = proposal ?? { amount: '0.00', reason: '' };
  const sum = formatMoney(locale, fromFen(fenOf(net) + fenOf(amount)));
  return (
    <DecisionDialog
      title={t('titles.approve', { no })}
      text={t('texts.approve', { store, change: write(amount), net: sum })}
      said={t('reason', { reason })}
      confirm={t('moves.approve')}
      decide={() => approveAnswer({ no, version })}
      onClose={onClose}
    />
  );
}

function SettleDialog({ statement: { no, net, store_name: store }, onClose }: DialogProps) {
  const t = useTranslations('settlementStatements.desk');
  const locale = useLocale();
  return (
    <DecisionDialog
      title={t('titles.settle', { no })}
      text={t('texts.settle', { store, net: formatMoney(locale, net) })}
      confirm={t('moves.settle')}
      decide={() => settleStatement({ no })}
      onClose={onClose}
    />
  );
}

const because = { drop: dropAnswer, refuse: refuseObjection };

function BecauseDialog({ statement, action, onClose }: DialogProps & { action: keyof typeof because }) {
  const t = useTranslations('settlementStatements.desk');
  const words = useTranslations('settlementStatements');
  const { no, dispute_note: note } = statement;
  const text = (
    <>
      {words('objection', { note })}
      <br />
      {t(`texts.${action}`)}
    </>
  );
  return (
    <DecisionDialog
      title={t(`titles.${action}`, { no })}
      text={text}
      confirm={t(`moves.${action}`)}
      isDestructive={action === 'refuse'}
      asksReason
      decide={(reason) => because[action]({ no, reason })}
      onClose={onClose}
    />
  );
}
