import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { useRefusalWords } from '../forms/use-refusal-words.ts';

interface DecisionOptions {
  /** What comes after it, once the page shows what has changed: the row that was decided has left by then. */
  onDone?: () => void;
  /** `onDone` leads elsewhere and does not wait: what is shown may be gone with the decision. */
  isLeaving?: boolean;
  /** In place of what the dialog shows: the page says why, at the fields. */
  onRefused?: (error: ApiError, words: string | undefined) => void;
  /** In place of the server's sentence, for refusals that need other words here. */
  wordsOf?: (error: ApiError) => string | undefined;
}

/**
 * One decision about a record. `dialog` is what the dialog that asks for it shows: that it is on its way, and what was
 * refused. The page behind shows how it stands, also where somebody else was faster.
 */
export function useDecision<Body>(
  decide: (body: Body) => Promise<unknown>,
  { onDone, isLeaving, onRefused, wordsOf }: DecisionOptions = {},
) {
  const refusalOf = useRefusalWords(wordsOf);
  const { mutate, reset, error, isPending, isIdle } = useMutation<unknown, Error, Body>({
    mutationFn: decide,
    onSuccess: async () => {
      if (!isLeaving) await untilReread();
      onDone?.();
    },
    onError: (refusal) => refusal instanceof ApiError && onRefused?.(refusal, refusalOf(refusal)),
  });
  const fault = error instanceof ApiError ? error.fields.reason : undefined;
  return {
    send: mutate,
    reset,
    error,
    /** Nothing was decided yet. */
    isIdle,
    dialog: { isBusy: isPending, fault, failure: fault ? undefined : refusalOf(error) },
  };
}
