import { z } from 'zod';
import { DomainError } from '../kernel/errors.ts';
import type { WechatAccount } from './account.ts';
import { isFromWechat } from './client.ts';
import { decrypt, type Received } from './signing.ts';

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

interface Message<Content> {
  id: string;
  event: string;
  content: Content;
}

/**
 * A message of WeChat Pay about one of these events. Undefined: about another. Throws `signature_wrong`, also for an old one,
 * `channel_unavailable` where the key that it is signed with cannot be had, and `malformed_json` or `invalid_input` for what is
 * rightly signed and cannot be read.
 */
export async function readMessage<Schema extends z.ZodType>(
  account: WechatAccount,
  received: Received,
  { events, content }: { events: readonly string[]; content: Schema },
): Promise<Message<z.output<Schema>> | undefined> {
  if (!(await isOurs(account, received))) throw new DomainError('signature_wrong');
  const parsed = envelope.safeParse(readJson(received.body));
  if (!parsed.success) throw new DomainError('invalid_input');
  const { id, event_type: event, resource } = parsed.data;
  if (!events.includes(event)) return undefined;
  const said = content.safeParse(readJson(open(account, resource)));
  if (!said.success) throw new DomainError('invalid_input');
  return { id, event, content: said.data };
}

async function isOurs(account: WechatAccount, received: Received): Promise<boolean> {
  try {
    return await isFromWechat(account, received);
  } catch (cause) {
    throw new DomainError('channel_unavailable', { cause });
  }
}

function open(account: WechatAccount, resource: z.output<typeof envelope>['resource']): string {
  try {
    return decrypt(account, resource);
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
