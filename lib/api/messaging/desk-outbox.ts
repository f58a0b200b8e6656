import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { operatorOutboxRetry, operatorOutboxReveal } from '#lib/contract/messaging/desk-outbox.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';

export type { OutboxRow } from '#lib/contract/messaging/desk-outbox.ts';

/** Recipient and text; who looked is written down. The dialog that asks says what is refused. */
export const revealMessage = (body: BodyOf<typeof operatorOutboxReveal>) =>
  postApi('/api/operator/outbox/reveal', body, { isCodeShown: false, isErrorShown: false });

/** Sends a message once more. */
export const retryMessage = (
  body: BodyOf<typeof operatorOutboxRetry>,
  options: CallOptions = { isSuccessShown: true },
) => postApi('/api/operator/outbox/retry', body, options);
