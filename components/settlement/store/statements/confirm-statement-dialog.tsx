'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { confirmStatement, type StoreStatement } from '#lib/api/settlement/store-statements.ts';
import { formatMoney } from '#lib/i18n/money.ts';

/** The store finds a statement right. */
export function ConfirmStatementDialog({
  statement: { no, net },
  onClose,
}: {
  statement: StoreStatement;
  onClose: () => void;
}) {
  const t = useTranslations('settlementStatements.store');
  const locale = useLocale();
  const { send, dialog } = useDecision(confirmStatement, { onDone: onClose });
  return (
    <ConfirmDialog
      {...dialog}
      title={t('confirmTitle', { no })}
      text={t('confirmText', { amount: formatMoney(locale, net) })}
      confirm={t('confirm')}
      onConfirm={() => send({ no })}
      onClose={onClose}
    />
  );
}
