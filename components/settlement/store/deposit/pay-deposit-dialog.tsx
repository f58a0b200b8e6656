'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { payDeposit, type StoreDeposit } from '#lib/api/settlement/store-deposits.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatMoney } from '#lib/i18n/money.ts';

interface PayDepositDialogProps {
  deposit: StoreDeposit;
  onClose: () => void;
}

/** Says what is left before it is paid. */
export function PayDepositDialog({ deposit: { no, amount }, onClose }: PayDepositDialogProps) {
  const t = useTranslations('settlementDeposits.store');
  const locale = useLocale();
  const { data: finance } = useQuery(apiQuery('/api/store/finance'));
  const available = finance?.available ?? '0.00';
  const facts = { amount: formatMoney(locale, amount), available: formatMoney(locale, available) };
  const isCovered = Number(available) >= Number(amount);
  return (
    <DecisionDialog
      title={t('payTitle', { no })}
      text={t(isCovered ? 'payText' : 'payShort', facts)}
      confirm={t('payConfirm', facts)}
      decide={() => payDeposit({ no })}
      onClose={onClose}
    />
  );
}
