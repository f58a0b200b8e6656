'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { RecordHead } from '#components/ui/facts/record-head.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { cancelInvoice, type MemberInvoice, memberInvoiceFiles } from '#lib/api/invoices/member-invoices.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { AllFilesButton } from '../../shared/file-buttons.tsx';
import { useInvoiceReason } from '../../shared/use-invoice-reason.ts';
import { ChangeTitleDialog } from './change-title-dialog.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { statusTextKey } from './status-text.ts';

const moves = ['resend', 'changeTitle', 'cancel'] as const;
type Asked = (typeof moves)[number];

/** How far an invoice is, what that means, and what can be done now. */
export function InvoiceHead({ invoice }: { invoice: MemberInvoice }) {
  const t = useTranslations('invoices');
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  const { status, actions, due_time: due, no } = invoice;
  const reason = useInvoiceReason()(invoice);
  const possible = moves.filter((move) => actions.includes(move));
  const isWaiting = status === 'submitted' || status === 'issuing';
  return (
    <>
      <RecordHead
        title={t(`status.${status}`)}
        text={
          <>
            <p>{t(`statusText.${statusTextKey(invoice)}`)}</p>
            {reason && <p>{reason}</p>}
            {isWaiting && (
              <p>
                <Unbroken>{t('info.due', { day: formatTime(due, '', 'yyyy-mm-dd') })}</Unbroken>
              </p>
            )}
          </>
        }
      >
        <div className="wrap-8">
          {actions.includes('resend') && <AllFilesButton invoice={invoice} files={memberInvoiceFiles} />}
          {possible.map((action) => (
            <Button key={action} look="secondary" size="small" onClick={() => ask(action)}>
              {t(`${action}.open`)}
            </Button>
          ))}
        </div>
      </RecordHead>
      {asked === 'cancel' && <CancelDialog no={no} onClose={close} />}
      {asked === 'changeTitle' && <ChangeTitleDialog invoice={invoice} onClose={close} />}
      {asked === 'resend' && <ResendDialog invoice={invoice} onClose={close} />}
    </>
  );
}

function CancelDialog({ no, onClose }: { no: string; onClose: () => void }) {
  const t = useTranslations('invoices.cancel');
  return (
    <DecisionDialog
      title={t('title', { no })}
      text={t('text')}
      confirm={t('confirm')}
      decide={() => cancelInvoice({ no })}
      onClose={onClose}
    />
  );
}
