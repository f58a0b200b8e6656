'use client';

import { useMutation } from '@tanstack/react-query';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { useRefusalWords } from '#components/work/forms/use-refusal-words.ts';
import { applyForCase } from '#lib/api/aftersales/member-cases.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { aftersaleApply } from '#lib/contract/aftersales/member-cases.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { type DraftPlace, dropDraft, requestKey } from './apply-draft.ts';

/** Sends the request once, whatever happens on the way, and goes on to its page: Back must not send it twice. */
export function useSendRequest(place: DraftPlace) {
  const navigation = useNavigation();
  const refusalOf = useRefusalWords();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (body: BodyOf<typeof aftersaleApply>) => applyForCase(body, requestKey(place, body)),
    onSuccess: ({ no }) => {
      dropDraft(place);
      navigation.replace(orderPaths.case(no));
    },
  });
  const refused = error instanceof ApiError ? error.fields : {};
  return {
    send: mutate,
    /** The page is being left, too. */
    isBusy: isPending || isSuccess,
    error,
    /** Sentences of the server by field. */
    refused,
    alert: Object.keys(refused).length > 0 ? undefined : refusalOf(error),
  };
}
