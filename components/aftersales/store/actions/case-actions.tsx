'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useRefusalWords } from '#components/work/forms/use-refusal-words.ts';
import { retryRefunds } from '#lib/api/aftersales/desk-cases.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { useCaseFrame } from '../case-frame.ts';
import { arrangeActions, type CaseMove } from './arrange-actions.ts';
import { PendingDialog } from './pending-dialog.tsx';
import { useMoveName } from './use-move-name.ts';

/** What the reader may do now is the server's word. A dialog stays while the request moves on. */
export function CaseActions({ record }: { record: SellerCaseDetail }) {
  const { onMoved } = useCaseFrame();
  const nameOf = useMoveName(record);
  const refusalOf = useRefusalWords();
  const [pending, setPending] = useState<CaseMove>();
  const retrying = useMutation({ mutationFn: retryRefunds, onSuccess: onMoved, onSettled: untilReread });
  const { main, beside } = arrangeActions(record.actions);
  const begin = (move: CaseMove) => (move === 'retry' ? retrying.mutate(record.no) : setPending(move));
  if (!main && beside.length === 0 && !pending) return null;
  return (
    <>
      <FormAlert text={refusalOf(retrying.error)} />
      <div className="wrap-8 mt-16">
        {main && (
          <Button size="small" isBusy={retrying.isPending} onClick={() => begin(main)}>
            {nameOf(main)}
          </Button>
        )}
        {beside.map((move) => (
          <Button key={move} look="secondary" size="small" onClick={() => begin(move)}>
            {nameOf(move)}
          </Button>
        ))}
      </div>
      {pending && <PendingDialog move={pending} record={record} onClose={() => setPending(undefined)} />}
    </>
  );
}
