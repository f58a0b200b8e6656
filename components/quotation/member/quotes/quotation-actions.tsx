'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { changedAddress } from '#components/ui/hooks/use-address-state.ts';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import type { QuotationAction, QuotationDetail } from '#lib/contract/quotation/member-records.ts';
import { quotationPaths } from '../../quotation-paths.ts';
import { useQuotationMoves } from '../../use-quotation-moves.ts';
import { EndDialog } from './end-dialog.tsx';

type Pending = 'decline' | 'cancel' | 'pull_back';

/** What can be done now, the next step first. The server says what is allowed; nothing here reads the state. */
export function QuotationActions({ quotation }: { quotation: QuotationDetail }) {
  const t = useTranslations('quotation.actions');
  const { no, version_n: n, actions } = quotation;
  const moves = useQuotationMoves();
  const [pending, setPending] = useState<Pending>();
  const can = (action: QuotationAction) => actions.includes(action);
  return (
    <>
      {can('confirm') && (
        <ButtonLink look="accent" href={quotationPaths.confirmVersion(no, n)}>
          {t('confirm')}
        </ButtonLink>
      )}
      {can('requote') && (
        <Button disabled={moves.requote.isPending} onClick={() => moves.requote.mutate({ no })}>
          {t('requote')}
        </Button>
      )}
      {can('counter') && (
        <Button look="secondary" onClick={() => openCounter()}>
          {t('counter')}
        </Button>
      )}
      {(['pull_back', 'decline', 'cancel'] as const).filter(can).map((action) => (
        <Button key={action} look="quiet" onClick={() => setPending(action)}>
          {t(action)}
        </Button>
      ))}
      {can('copy') && (
        <Button
          look="quiet"
          disabled={moves.copy.isPending}
          onClick={() =>
            moves.copy.mutate({ no }, { onSuccess: (made) => leaveFor(quotationPaths.quotation(made.no)) })
          }
        >
          {t('copy')}
        </Button>
      )}
      {pending && <EndDialog pending={pending} no={no} onClose={() => setPending(undefined)} />}
    </>
  );
}

function openCounter(): void {
  window.history.pushState(null, '', changedAddress(location.href, { counter: 1 }));
}
