'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelForCustomer,
  type DeskSide,
  openQuotation,
  readsOfDesk,
  rejectQuotation,
  requoteAgain,
} from '#lib/api/quotation/seller-answers.ts';

/** Reads anew everything that shows quotations of a desk. */
export function useRefreshDesk(side: DeskSide): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(readsOfDesk(side).map((path) => queries.invalidateQueries({ queryKey: [path] })));
}

/** What somebody does with a quotation beside the offer itself. What the server refuses is said at its place. */
export function useDeskMoves(side: DeskSide) {
  const onSettled = useRefreshDesk(side);
  const open = useMutation({ mutationFn: (no: string) => openQuotation(side, no), onSettled });
  const requote = useMutation({ mutationFn: (no: string) => requoteAgain(side, no), onSettled });
  const reject = useMutation({
    mutationFn: (body: { no: string; reason: string }) => rejectQuotation(side, body),
    onSettled,
  });
  const cancel = useMutation({ mutationFn: cancelForCustomer, onSettled });
  return { open, requote, reject, cancel };
}
