import { createHmac, timingSafeEqual } from 'node:crypto';

const prefix = 'whsec_';
const oldestInSeconds = 300;

/** `body`: the bytes as they came, before anything parsed them. Throws for what is not from the shop, or old. */
export function verifyWebhook(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!id || !(age <= oldestInSeconds)) throw new Error('webhook_old');
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const isOurs = signatures.split(' ').some((each) => {
    const [version, signature = ''] = each.split(',');
    const given = Buffer.from(signature, 'base64');
    return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  if (!isOurs) throw new Error('webhook_forged');
  return JSON.parse(body);
}
