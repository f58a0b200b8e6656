'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { DeskSide, SellerQuotationDetail } from '#lib/api/quotation/seller-answers.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import styles from './desk.module.css';
import { EndDialog } from './end-dialog.tsx';
import { SignedDocumentDialog } from './signed-document-dialog.tsx';
import { useDeskMoves } from './use-desk-moves.ts';

type Pending = 'reject' | 'cancel' | 'confirm';

/** Of the words that say where a quotation stands. */
export const deskStateId = 'quotation-state';

/** What can be done now, the next step first. The server says what is allowed; nothing here reads the state. */
export function DeskActions({ side, quotation }: { side: DeskSide; quotation: SellerQuotationDetail }) {
  const t = useTranslations('quotationStore.actions');
  const { no, actions } = quotation;
  const [pending, setPending] = useState<Pending>();
  const can = (action: (typeof actions)[number]) => actions.includes(action);
  const close = () => setPending(undefined);
  const moves = useDeskMoves(side, close);
  const refusal = moves.open.error ?? moves.requote.error;
  useFocusAfterMove(quotation, Object.values(moves));
  return (
    <>
      {can('open') && (
        <Button disabled={moves.open.isPending} onClick={() => moves.open.mutate(no)}>
          {t('open')}
        </Button>
      )}
      {can('requote') && (
        <Button disabled={moves.requote.isPending} onClick={() => moves.requote.mutate(no)}>
          {t('requote')}
        </Button>
      )}
      {can('confirm') && (
        <Button look="secondary" onClick={() => setPending('confirm')}>
          {t('confirm')}
        </Button>
      )}
      {(['reject', 'cancel'] as const).filter(can).map((action) => (
        <Button key={action} look="quiet" onClick={() => setPending(action)}>
          {t(action)}
        </Button>
      ))}
      {refusal && <Refusal error={refusal} />}
      {(pending === 'reject' || pending === 'cancel') && (
        <EndDialog pending={pending} no={no} move={moves[pending]} onClose={close} />
      )}
      {pending === 'confirm' && <SignedDocumentDialog quotation={quotation} onClose={close} />}
    </>
  );
}

/**
 * Buttons go when their quotation has moved on, and the focus with them: after a move of one's own it goes to the words
 * that say the new state.
 */
function useFocusAfterMove({ status }: SellerQuotationDetail, moves: readonly { isIdle: boolean }[]) {
  const hasMoved = moves.some(({ isIdle }) => !isIdle);
  const seen = useRef(status);
  useEffect(() => {
    const isSame = seen.current === status;
    seen.current = status;
    if (isSame || !hasMoved) return;
    // A dialog that was over it gives the focus back first.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        document.getElementById(deskStateId)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [status, hasMoved]);
}

/** That somebody was faster is nothing to be alarmed at. */
function Refusal({ error }: { error: Error }) {
  const t = useTranslations('quotationStore.actions');
  const isTaken = (error as ApiError).error === 'already_taken';
  const text = isTaken ? t('alreadyTaken') : error.message;
  return text ? (
    <p role="status" className={styles.notice} data-tone={isTaken ? undefined : 'warning'}>
      {text}
    </p>
  ) : null;
}
