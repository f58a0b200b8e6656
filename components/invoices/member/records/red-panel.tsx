'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { confirmRed, denyRed, type MemberInvoice } from '#lib/api/invoices/member-invoices.ts';
import { RedFacts } from '../../shared/red-facts.tsx';

/** Red letters over an invoice; one that waits for its recipient can be confirmed or rejected. */
export function RedPanel({ reds }: { reds: MemberInvoice['reds'] }) {
  const t = useTranslations('invoices.red');
  const [asked, ask] = useState<{ no: string; what: 'confirm' | 'deny' }>();
  const close = () => ask(undefined);
  if (reds.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <div className="stack-16">
        {reds.map((red) => (
          <RedFacts
            key={red.no}
            red={red}
            actions={
              red.status === 'await_buyer' && (
                <div className="wrap-8">
                  <Button onClick={() => ask({ no: red.no, what: 'confirm' })}>{t('confirm')}</Button>
                  <Button look="secondary" onClick={() => ask({ no: red.no, what: 'deny' })}>
                    {t('deny')}
                  </Button>
                </div>
              )
            }
          />
        ))}
      </div>
      {asked?.what === 'confirm' && <ConfirmRed no={asked.no} onClose={close} />}
      {asked?.what === 'deny' && <DenyRed no={asked.no} onClose={close} />}
    </Panel>
  );
}

function ConfirmRed({ no, onClose }: { no: string; onClose: () => void }) {
  const t = useTranslations('invoices.red');
  return (
    <DecisionDialog
      title={t('confirmTitle')}
      text={t('confirmText')}
      confirm={t('confirm')}
      decide={() => confirmRed({ no })}
      onClose={onClose}
    />
  );
}

function DenyRed({ no, onClose }: { no: string; onClose: () => void }) {
  const t = useTranslations('invoices.red');
  return (
    <DecisionDialog
      title={t('denyTitle')}
      text={t('denyText')}
      label={t('denyReason')}
      confirm={t('deny')}
      asksReason
      decide={(reason) => denyRed({ no, reason })}
      onClose={onClose}
    />
  );
}
