'use client';

import { useMutation } from '@tanstack/react-query';
import {
  copyLine,
  copyQuotation,
  removeLines,
  requoteQuotation,
  saveLine,
  submitQuotation,
} from '#lib/api/quotation/member-quotations.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';

/**
 * What a person does with lines of a draft. A refusal is said where all are; what the server holds is read again.
 * `onSent` is told of the number of what was submitted, also where the draft has left the page with it.
 */
export function useLineMoves(onSent?: (no: string) => void) {
  const onSettled = untilReread;
  const copy = useMutation({ mutationFn: copyLine, onSettled });
  const remove = useMutation({ mutationFn: removeLines, onSettled });
  const save = useMutation({ mutationFn: saveLine, onSettled });
  const submit = useMutation({ mutationFn: submitQuotation, onSuccess: ({ no }) => onSent?.(no), onSettled });
  return { copy, remove, save, submit };
}

/** What a person does with a quotation that was sent. */
export function useQuotationMoves() {
  const onSettled = untilReread;
  const requote = useMutation({ mutationFn: requoteQuotation, onSettled });
  const copy = useMutation({ mutationFn: copyQuotation, onSettled });
  return { requote, copy };
}
