'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { RecordHead } from '#components/ui/record-head.tsx';
import { TimeLeft } from '#components/ui/time-left.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { cancelInvoice, type MemberInvoice, memberInvoiceFiles } from '#lib/api/invoices/member-invoices.ts';
import { AllFilesButton } from '../../shared/file-buttons.tsx';
import { useInvoiceReason } from '../../shared/use-invoice-reason.ts';
import { ChangeTitleDialog } from './change-title-dialog.tsx';
import { ResendDialog } from './resend-dialog.tsx';

type Asked = 'cancel' | 'changeTitle' | 'resend';

/** How far an invoice is, what that means, and what can be done now. */
export function InvoiceHead({ invoice }: { invoice: MemberInvoice }) {
  const t = useTranslations('invoices');
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  const { status, actions, due_time: due, no } = invoice;
  const reason = useInvoiceReason()(invoice);
  const isWaiting = status === 'submitted' || status === 'issuing';
  return (
    <>
      <RecordHead
        title={t(`status.${status}`)}
        text={
          <>
            <p>{t(`statusText.${status}`)}</p>
            {reason && <p>{reason}</p>}
            {isWaiting && (
              <p>
                {t('info.due')} <TimeLeft until={due} />
              </p>
            )}
          </>
        }
      >
        {actions.includes('resend') && <AllFilesButton invoice={invoice} files={memberInvoiceFiles} />}
        {actions.includes('resend') && (
          <Button look="secondary" onClick={() => ask('resend')}>
            {t('resend.open')}
          </Button>
        )}
        {actions.includes('changeTitle') && (
          <Button look="secondary" onClick={() => ask('changeTitle')}>
            {t('changeTitle.open')}
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button look="secondary" onClick={() => ask('cancel')}>
            {t('cancel.open')}
          </Button>
        )}
      </RecordHead>
      {asked === 'cancel' && <CancelDialog no={no} onClose={close} />}
      {asked === 'changeTitle' && <ChangeTitleDialog invoice={invoice} onClose={close} />}
      {asked === 'resend' && <ResendDialog invoice={invoice} onClose={close} />}
    </>
  );
}

function CancelDialog({ no, onClose }: { no: string; onClose: () => void }) {
  const t = useTranslations('invoices.cancel');
  const { send, dialog } = useDecision(cancelInvoice, { onDone: onClose });
  return (
    <ConfirmDialog
      {...dialog}
      title={t('title', { no })}
      text={<p>{t('text')}</p>}
      confirm={t('confirm')}
      onConfirm={() => send({ no })}
      onClose={onClose}
    />
  );
}
