import type { aftersaleApply, aftersalePreview } from '#lib/contract/aftersales/member-cases.ts';
import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import { postApi } from '../transport/browser.ts';
import { inForm, postAt } from '../transport/post-at.ts';

/** What would come back at most; asked anew with each choice, so it changes nothing and shows its failures in place. */
export const previewCase = (
  body: BodyOf<typeof aftersalePreview>,
  signal?: AbortSignal,
): Promise<DataOf<typeof aftersalePreview>> =>
  postApi('/api/aftersale/preview', body, {
    isCodeShown: false,
    isErrorShown: false,
    isDuplicateCancelled: false,
    isQuestion: true,
    ...(signal && { signal }),
  });

/** The screen says at its place what is refused. */

/** Opens a case. The same key makes the same case. */
export const applyForCase = (body: BodyOf<typeof aftersaleApply>, key: string) =>
  postApi('/api/aftersale/apply', body, {
    ...inForm,
    isDuplicateCancelled: false,
    // The page is left for that of the case.
    isRereadLater: true,
    headers: { 'idempotency-key': key },
  });

export const acceptProposal = (no: string, amount: string) => postApi('/api/aftersale/accept', { no, amount }, inForm);

export const amendCase = postAt('/api/aftersale/amend');

export const resubmitCase = postAt('/api/aftersale/resubmit');

export const withdrawCase = (no: string) => postApi('/api/aftersale/cancel', { no }, inForm);

export const sendBack = postAt('/api/aftersale/ship');

export const disputeCase = postAt('/api/aftersale/dispute');

export const confirmReplacement = (no: string) => postApi('/api/aftersale/confirm', { no }, inForm);

export const writeInCase = postAt('/api/aftersale/message', { isCodeShown: false });
