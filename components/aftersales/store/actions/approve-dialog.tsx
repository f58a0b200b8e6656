'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { approveCase, returnAddressesQuery } from '#lib/api/aftersales/seller-cases.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { useCaseFrame } from '../case-frame.ts';
import { AddressChoice } from './address-choice.tsx';

interface ApproveDialogProps {
  record: SellerCaseDetail;
  onClose: () => void;
}

/** Approves a request: a refund starts at once, a return needs an address first. */
export function ApproveDialog({ record, onClose }: ApproveDialogProps) {
  const t = useTranslations('aftersalesStore.actions.approve');
  const locale = useLocale();
  const { no, type, fulfilment, requested } = record;
  const needsAddress = type === 'return_refund' || type === 'exchange';
  const approving = useApproving({ no, needsAddress, onClose });
  const key = type === 'reship' && fulfilment === 'service' ? 'service' : type;
  return (
    <FormDialog
      title={t(`title.${key}`)}
      text={<p>{t(`text.${key}`, { amount: formatMoney(locale, requested) })}</p>}
      submit={t(`name.${key}`)}
      form={approving.form}
      isHeld={needsAddress && approving.address === undefined}
      onClose={onClose}
    >
      {needsAddress && <AddressChoice chosen={approving.address} onChoose={approving.choose} />}
    </FormDialog>
  );
}

function useApproving({ no, needsAddress, onClose }: { no: string; needsAddress: boolean; onClose: () => void }) {
  const { side, onMoved } = useCaseFrame();
  const [chosen, choose] = useState<number>();
  // The book is read where somebody chooses from it; the first is the default one.
  const { data } = useQuery({ ...returnAddressesQuery(side), enabled: needsAddress });
  const address = data?.list.find(({ id }) => id === chosen)?.id ?? data?.list[0]?.id;
  const { send, dialog } = useDecision(
    () => approveCase(side, { no, ...(needsAddress && { address_id: address }) }).then(onMoved),
    { onDone: onClose, isLeaving: true },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(undefined);
  };
  return { address, choose, form: { submit, isSubmitting: dialog.isBusy, alert: dialog.failure ?? dialog.fault } };
}
