'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReasonDialog } from '#components/ui/dialogs/reason-dialog.tsx';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { AmountsCompared } from '#components/work/money/amounts-compared.tsx';
import { type PaymentNotice, resolveNotice } from '#lib/api/wallet/desk-money.ts';
import { writeNoticeAmount } from './notice-amount.ts';
import { type Resolution, resolutionsOf } from './notice-resolutions.ts';

interface ResolveDialogProps {
  notice: PaymentNotice;
  onDone: () => void;
  onClose: () => void;
}

/** What was done about a message of a provider, and why. */
export function ResolveDialog({ notice, onDone, onClose }: ResolveDialogProps) {
  const t = useTranslations('paymentsDesk.notices');
  const locale = useLocale();
  const { send, dialog } = useDecision(resolveNotice, {
    onDone,
    wordsOf: ({ error }) => (error === 'payment_mismatch' ? t('mismatch') : undefined),
  });
  const possible = resolutionsOf(notice);
  const [chosen, setChosen] = useState<Resolution>(possible.length === 1 ? 'noted' : 'refunded');
  const amount = writeNoticeAmount(locale, notice);
  return (
    <ReasonDialog
      {...dialog}
      title={t('resolveTitle', { no: notice.payment_no || notice.trade_no })}
      text={t(`advice.${notice.outcome}`, { amount, channel: notice.channel })}
      confirm={t('resolve')}
      onConfirm={(reason) => send({ id: notice.id, resolution: chosen, reason })}
      onClose={onClose}
    >
      {notice.due && (
        <AmountsCompared
          due={notice.due.amount}
          came={{ label: t('came'), text: amount }}
          difference={notice.due.difference}
        />
      )}
      <OptionCards
        legend={t('resolution')}
        options={possible.map((value) => ({
          value,
          title: t(`resolutions.${value}`, { channel: notice.channel }),
          text: t(`resolutionTexts.${value}`, { amount, channel: notice.channel }),
        }))}
        bind={(value) => ({ name: 'resolution', checked: value === chosen, onChange: () => setChosen(value) })}
      />
    </ReasonDialog>
  );
}
