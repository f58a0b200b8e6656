'use client';

import { useMutation } from '@tanstack/react-query';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import {
  cancelForCustomer,
  type DeskSide,
  openQuotation,
  rejectQuotation,
  requoteAgain,
} from '#lib/api/quotation/seller-answers.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';

/** What somebody does with a quotation beside the offer itself. What the server refuses is said at its place; `onDone` closes the dialog. */
export function useDeskMoves(side: DeskSide, onDone: () => void) {
  const onSettled = untilReread;
  const open = useMutation({ mutationFn: (no: string) => openQuotation(side, no), onSettled });
  const requote = useMutation({ mutationFn: (no: string) => requoteAgain(side, no), onSettled });
  const reject = useDecision((body: { no: string; reason: string }) => rejectQuotation(side, body), { onDone });
  const cancel = useDecision(cancelForCustomer, { onDone });
  return { open, requote, reject, cancel };
}
