import { z } from 'zod';
import { DomainError } from '../../../kernel/errors.ts';
import type { InvoiceNotice } from '../provider.ts';
import { decrypt, isFromWechat, type WechatKeys } from './signing.ts';

const envelope = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
});

const content = z.object({ mchid: z.string(), fapiao_apply_id: z.string().min(1).max(40) });

/** Those after which something may have come of an application: its customer has agreed, it is issued, it is taken back. */
const events = ['FAPIAO.USER_APPLIED', 'FAPIAO.ISSUED', 'FAPIAO.REVERSED'];

/**
 * A message of WeChat Pay. It names the application and no number of a document, so it is only a reason to ask. Throws
 * `signature_wrong`, also for an old one, and `malformed_json` or `invalid_input` for what is rightly signed and cannot be read.
 */
export function readWechatNotice(
  keys: WechatKeys,
  message: { headers: Headers; body: string; at: Date },
): InvoiceNotice | undefined {
  if (!isFromWechat(keys, message)) throw new DomainError('signature_wrong');
  const parsed = envelope.safeParse(readJson(message.body));
  if (!parsed.success) throw new DomainError('invalid_input');
  const { id, event_type, resource } = parsed.data;
  if (!events.includes(event_type)) return undefined;
  const said = content.safeParse(readJson(open(keys, resource)));
  if (!said.success) throw new DomainError('invalid_input');
  const { mchid, fapiao_apply_id: no } = said.data;
  return { eventId: id, no, ...(mchid !== keys.mchId && { isForeign: true }) };
}

function open(keys: WechatKeys, resource: z.output<typeof envelope>['resource']): string {
  try {
    return decrypt(keys, resource);
  } catch {
    throw new DomainError('signature_wrong');
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('malformed_json');
  }
}
