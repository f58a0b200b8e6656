import { type SellerSide, sellerPathOf } from '#lib/contract/seller-path.ts';
import { postApi } from '../transport/browser.ts';
import { inForm } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type { WebhookDelivery, WebhookRow } from '#lib/contract/integrations/webhooks.ts';

const hookPath = sellerPathOf('webhook');

export const webhooksQuery = (side: SellerSide) => apiQuery(hookPath(side, 'list'));
export const deliveryQuery = (side: SellerSide, id: number) => apiQuery(hookPath(side, 'delivery'), { id });

interface HookBody {
  id?: number;
  version?: number;
  url: string;
  name: string;
  types: string[];
}

/** The answer has the secret of a new one, this once. Which events a side is told of the server knows. */
export const saveWebhook = (side: SellerSide, body: HookBody) =>
  postApi(hookPath(side, 'save'), body as never, { isCodeShown: false });

export const rotateWebhook = (side: SellerSide, id: number) =>
  postApi(hookPath(side, 'rotate'), { id }, { isCodeShown: false });

export const switchWebhook = (side: SellerSide, id: number, on: boolean) =>
  postApi(hookPath(side, 'switch'), { id, on }, { isSuccessShown: true });

export const removeWebhook = (side: SellerSide, id: number) => postApi(hookPath(side, 'remove'), { id }, inForm);

export const testWebhook = (side: SellerSide, id: number) =>
  postApi(hookPath(side, 'test'), { id }, { isSuccessShown: true });

export const replayDelivery = (side: SellerSide, id: number) =>
  postApi(hookPath(side, 'replay'), { id }, { isSuccessShown: true });

export const replayFailed = (side: SellerSide, id: number, since: number) =>
  postApi(hookPath(side, 'replayFailed'), { id, since }, inForm);
