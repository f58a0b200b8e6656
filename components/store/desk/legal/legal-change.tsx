'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { type LegalChangeRow, revealLegal } from '#lib/api/store/desk-legal.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { ChangeActions, ChangeFrame } from '../change-frame.tsx';
import { useReveal } from '../use-reveal.ts';
import { ComparedFacts } from './compared-facts.tsx';
import { ComparedLicences } from './compared-licences.tsx';
import { LegalDialog } from './legal-dialog.tsx';

interface LegalChangeProps {
  change: LegalChangeRow;
  /** On the page of its store, which need not be named. */
  isOfOneStore: boolean;
}

/** The facts that are asked for beside those that count, and what can be decided about them. */
export function LegalChange({ change, isOfOneStore }: LegalChangeProps) {
  const t = useTranslations('storeDesk.legalChanges');
  const isHeld = useHeldNode();
  const [pending, setPending] = useState<'approve' | 'reject'>();
  const { secrets: files, reveal, isPending } = useReveal(() => revealLegal(change.id));
  const mayDo = { approve: isHeld('operator/store/legalApprove'), reject: isHeld('operator/store/legalReject') };
  const time = formatTime(change.create_time, '', 'yyyy-mm-dd hh:MM');
  const store = isOfOneStore ? undefined : { id: change.store_id, name: change.current.store_name };
  return (
    <ChangeFrame store={store} title={t('change')} note={t('asked', { time })}>
      <ComparedFacts change={change} />
      {files && <ComparedLicences files={files} onRenew={reveal} />}
      {!change.is_payee_right && <p className="hint">{t('payee')}</p>}
      <ChangeActions
        part="legalChanges"
        actions={change.actions.filter((action) => mayDo[action])}
        reveal={!files && isHeld('operator/store/legalReveal') ? { ask: reveal, isPending } : undefined}
        onAsk={setPending}
      />
      {pending && (
        <LegalDialog
          action={pending}
          change={{ ...change, is_licence_seen: change.is_licence_seen || files !== undefined }}
          onClose={() => setPending(undefined)}
        />
      )}
    </ChangeFrame>
  );
}
