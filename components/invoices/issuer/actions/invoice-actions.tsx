'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { IssuerDetails } from '#lib/api/invoices/issuer-invoices.ts';
import type { IssuerAction } from '#lib/contract/invoices/issuer-work.ts';
import type { IssuerSide } from '../issuer-side.ts';
import { AskRedDialog } from './ask-red-dialog.tsx';
import {
  AskRedAgainDialog,
  BeginDialog,
  MailDialog,
  RejectDialog,
  VoidDialog,
  WithdrawRedDialog,
} from './decide-dialogs.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { RecordRedDialog } from './record-red-dialog.tsx';

const dialogs = {
  begin: BeginDialog,
  record: RecordDialog,
  reject: RejectDialog,
  ask_red: AskRedDialog,
  ask_red_again: AskRedAgainDialog,
  record_red: RecordRedDialog,
  withdraw_red: WithdrawRedDialog,
  void: VoidDialog,
  mail: MailDialog,
} as const;

type Asked = keyof typeof dialogs;

/** What comes next stands first. */
const order: readonly Asked[] = [
  'begin',
  'record',
  'record_red',
  'ask_red_again',
  'mail',
  'reject',
  'withdraw_red',
  'void',
  'ask_red',
];

/** What brings an invoice on; everything else takes something away, or adds to it. */
const onward: readonly Asked[] = ['begin', 'record', 'record_red', 'ask_red_again'];

/** What can be done with an invoice now, as the server says. */
export function InvoiceActions({ side, invoice }: { side: IssuerSide; invoice: IssuerDetails }) {
  const t = useTranslations('invoicesStore.actions');
  const [asked, ask] = useState<Asked>();
  const possible = order.filter((action) => (invoice.actions as readonly IssuerAction[]).includes(action));
  const Dialog = asked && dialogs[asked];
  return (
    <span className="wrap-8">
      {possible.map((action, place) => (
        <Button
          key={action}
          size="small"
          look={place === 0 && onward.includes(action) ? 'primary' : 'secondary'}
          onClick={() => ask(action)}
        >
          {t(action === 'begin' && invoice.status === 'failed' ? 'retry' : action)}
        </Button>
      ))}
      {Dialog && <Dialog side={side} invoice={invoice} onClose={() => ask(undefined)} />}
    </span>
  );
}
