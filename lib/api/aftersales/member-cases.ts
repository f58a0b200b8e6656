import type {
  aftersaleAmend,
  aftersaleApply,
  aftersaleDispute,
  aftersaleMessage,
  aftersalePreview,
  aftersaleResubmit,
  aftersaleShip,
} from '#lib/contract/aftersales/member-cases.ts';
import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';

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
const inPlace: CallOptions = { isSuccessShown: true, isCodeShown: false };

/** Opens a case. The same key makes the same case. */
export const applyForCase = (body: BodyOf<typeof aftersaleApply>, key: string) =>
  postApi('/api/aftersale/apply', body, {
    ...inPlace,
    isDuplicateCancelled: false,
    // The page is left for that of the case.
    isRereadLater: true,
    headers: { 'idempotency-key': key },
  });

export const acceptProposal = (no: string, amount: string) => postApi('/api/aftersale/accept', { no, amount }, inPlace);

export const amendCase = (body: BodyOf<typeof aftersaleAmend>) => postApi('/api/aftersale/amend', body, inPlace);

export const resubmitCase = (body: BodyOf<typeof aftersaleResubmit>) =>
  postApi('/api/aftersale/resubmit', body, inPlace);

export const withdrawCase = (no: string) => postApi('/api/aftersale/cancel', { no }, inPlace);

export const sendBack = (body: BodyOf<typeof aftersaleShip>) => postApi('/api/aftersale/ship', body, inPlace);

export const disputeCase = (body: BodyOf<typeof aftersaleDispute>) => postApi('/api/aftersale/dispute', body, inPlace);

export const confirmReplacement = (no: string) => postApi('/api/aftersale/confirm', { no }, inPlace);

export const writeInCase = (body: BodyOf<typeof aftersaleMessage>) =>
  postApi('/api/aftersale/message', body, { isCodeShown: false });
