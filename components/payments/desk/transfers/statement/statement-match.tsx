'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { FileChoice } from '#components/ui/form/file-choice.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { BulkDialog } from '#components/work/bulk/bulk-dialog.tsx';
import styles from '#components/work/money/money.module.css';
import { recordReceipt, type StatementRow } from '#lib/api/wallet/desk-money.ts';
import { statementUpload } from '#lib/contract/payments/bank-statement.ts';
import { acceptTableOf } from '#lib/utils/topic-limits.ts';
import { ReceivedDialog } from '../received-dialog.tsx';
import { type Confirmable, canConfirm, useMayConfirm } from './can-confirm.ts';
import { StatementTable } from './statement-table.tsx';
import { UnreadableRows } from './unreadable-rows.tsx';
import { useStatement } from './use-statement.ts';

const accept = acceptTableOf(statementUpload);

/** A bank's statement beside the transfers that wait: what fits is confirmed together, the rest one by one. */
export function StatementMatch() {
  const t = useTranslations('paymentsDesk.statement');
  const { choose, compareAgain, found, isPending, fault } = useStatement();
  const [pending, ask] = useState<Confirmable>();
  const certain = useCertain(found?.rows ?? []);
  const close = () => ask(undefined);
  return (
    <div className="stack-24">
      <p>{t('text')}</p>
      <FormAlert text={fault} />
      <FileChoice
        accept={accept}
        label={t(found ? 'other' : 'choose')}
        note={isPending ? t('reading') : undefined}
        isSingle
        isHeld={isPending}
        onChoose={([file]) => choose(file)}
      />
      {found && found.unreadable.length > 0 && <UnreadableRows rows={found.unreadable} />}
      {found?.rows.length === 0 && found.unreadable.length === 0 && <EmptyState title={t('none')} />}
      {found && found.rows.length > 0 && (
        <>
          <ConfirmCertain rows={certain} onDone={compareAgain} />
          <StatementTable rows={found.rows} onAsk={ask} />
        </>
      )}
      {found && found.left_out > 0 && <p className={styles.note}>{t('leftOut', { count: found.left_out })}</p>}
      {found && found.missing > 0 && <p className={styles.note}>{t('missing', { count: found.missing })}</p>}
      {pending && (
        <ReceivedDialog
          side={pending.transfer.side}
          transfer={pending.transfer}
          receipt={pending}
          onDone={() => {
            close();
            compareAgain();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** What can be confirmed without another look: it is named, it is its amount, and the bank's number is there. */
function useCertain(rows: readonly StatementRow[]): Confirmable[] {
  const mayConfirm = useMayConfirm();
  const { user } = useMemberCentre();
  return rows.filter(
    (row): row is Confirmable =>
      row.outcome === 'matched' && row.reference !== '' && canConfirm(row, { mayConfirm, userId: user.id }),
  );
}

function ConfirmCertain({ rows, onDone }: { rows: Confirmable[]; onDone: () => void }) {
  const t = useTranslations('paymentsDesk.statement');
  const [isAsked, setAsked] = useState(false);
  if (rows.length === 0 && !isAsked) return null;
  return (
    <div className={`row-8 justify-end ${styles.actions}`}>
      <Button size="small" onClick={() => setAsked(true)}>
        {t('confirmAll', { count: rows.length })}
      </Button>
      {isAsked && (
        <BulkDialog
          action={{
            key: 'confirm',
            label: t('bulk'),
            isDestructive: true,
            isPossible: () => true,
            run: ({ transfer: { side, no }, amount, reference }) =>
              recordReceipt({ side, no, amount, trade_no: reference }),
          }}
          rows={rows}
          rowKey={({ line }) => String(line)}
          rowName={({ transfer: { no }, amount, payer }) => t('rowName', { no, amount, payer })}
          onClose={(_, hasRun) => {
            setAsked(false);
            if (hasRun) onDone();
          }}
        />
      )}
    </div>
  );
}
