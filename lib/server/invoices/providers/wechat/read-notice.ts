import { z } from 'zod';
import type { WechatAccount } from '../../../wechat-pay/account.ts';
import { readMessage } from '../../../wechat-pay/read-message.ts';
import type { InvoiceNotice } from '../provider.ts';

const content = z.object({ mchid: z.string(), fapiao_apply_id: z.string().min(1).max(40) });

/** Those after which something may have come of an application: its customer has agreed, it is issued, it is taken back. */
const events = ['FAPIAO.USER_APPLIED', 'FAPIAO.ISSUED', 'FAPIAO.REVERSED'];

/**
 * A message of WeChat Pay. It names the application and no number of a document, so it is only a reason to ask. Throws as
 * `readMessage` does.
 */
export async function readWechatNotice(
  account: WechatAccount,
  received: { headers: Headers; body: string; at: Date },
): Promise<InvoiceNotice | undefined> {
  const message = await readMessage(account, received, { events, content });
  if (!message) return undefined;
  const { mchid, fapiao_apply_id: no } = message.content;
  return { eventId: message.id, no, ...(mchid !== account.mchId && { isForeign: true }) };
}
