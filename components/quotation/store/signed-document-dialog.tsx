'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { confirmForCustomer, type SellerQuotationDetail } from '#lib/api/quotation/seller-answers.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { FileList } from '../file-list.tsx';
import { useAttachedFiles } from '../use-attached-files.ts';

interface SignedDocumentDialogProps {
  quotation: SellerQuotationDetail;
  onClose: () => void;
}

/** Orders for a customer who has signed the offer on paper; without the paper it cannot be done. */
export function SignedDocumentDialog({
  quotation: { no, customer, current: newest },
  onClose,
}: SignedDocumentDialogProps) {
  // The one that was read here: a colleague's next one is another than the customer has signed.
  const [current] = useState(newest);
  const t = useTranslations('quotationStore.dialogs.paper');
  const locale = useLocale();
  const attached = useAttachedFiles();
  const [isChecked, setChecked] = useState(false);
  const keyOf = useRequestKey();
  const confirming = useMutation({
    mutationFn: (input: { no: string; n: number; files: string[] }) => confirmForCustomer(input, keyOf(input)),
    onSuccess: onClose,
    onSettled: untilReread,
  });
  const isWrong = isChecked && attached.urls.length === 0;
  const confirm = () => {
    setChecked(true);
    if (attached.urls.length === 0) document.getElementById('paper-files')?.focus();
    else confirming.mutate({ no, n: current.n, files: attached.urls });
  };
  return (
    <ConfirmDialog
      title={t('title', { name: customer })}
      text={
        <div className="stack-16 grid-cols-1">
          <FormAlert text={refusalOf(confirming.error as ApiError | null, t('noAddress'))} />
          <p>{t('text', { n: current.n, total: formatMoney(locale, current.total) })}</p>
          <FileList id="paper-files" label={t('files')} max={10} describedBy="paper-files-note" {...attached.shown} />
          <p id="paper-files-note" className="text-error text-14">
            {isWrong && t('required')}
          </p>
        </div>
      }
      confirm={t('confirm')}
      isBusy={confirming.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** The sentence at the files where there is one: it is the only field. An address is for the customer to give. */
function refusalOf(error: ApiError | null, noAddress: string): string | undefined {
  if (error?.error === 'address_needed') return noAddress;
  return error?.fields?.files ?? (error?.message || undefined);
}
