import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';

/** A secret as the Standard Webhooks rules write it. */
export const newWebhookSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`;

interface SignedMessage {
  id: string;
  /** When this try is made: receivers refuse what is old. */
  at: Date;
  body: string;
  /** One, or two while receivers change to another. */
  secrets: readonly string[];
}

/** The headers of a message by the Standard Webhooks rules: each secret has its signature, and one that fits is enough. */
export function signMessage({ id, at, body, secrets }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
