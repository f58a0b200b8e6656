import { z } from 'zod';
import { DomainError } from '../kernel/errors.ts';
import { isSameSecret } from '../kernel/ids.ts';
import { signText } from '../kernel/sign-text.ts';
import type { Webhook } from './driver.ts';
import type { Notice, PaymentProvider } from './provider.ts';

const signatureHeader = 'x-sandbox-signature';

const noticeSchema = z.object({
  eventId: z.string().min(1).max(64),
  paymentNo: z.string().max(40),
  tradeNo: z.string().min(1).max(64),
  status: z.enum(['succeeded', 'failed', 'closed']),
  amount: z.int(),
  currency: z.string().length(3),
});

export const sandboxWebhook: Webhook = {
  summary: 'Sandbox payment notifications: JSON, signed in the header x-sandbox-signature',
};

/** A provider for demonstrations and tests: no money moves, but its messages are signed and checked like real ones. */
export function sandboxProvider(secret: string): PaymentProvider {
  return {
    channel: 'sandbox',
    lifeInSeconds: 30 * 60,
    instruct: ({ no }) => ({ reference: no }),
    refund: async ({ no }) => ({ status: 'succeeded', refundNo: `sandbox-${no}` }),
    readNotice: (headers, body) => {
      if (!isSameSecret(headers.get(signatureHeader) ?? '', sign(secret, body)))
        throw new DomainError('signature_wrong');
      return readSigned(body);
    },
  };
}

/** A message as the sandbox sends it. */
export function signSandboxNotice(secret: string, notice: Notice): { headers: Headers; body: string } {
  const body = JSON.stringify(notice);
  return { headers: new Headers({ [signatureHeader]: sign(secret, body) }), body };
}

function readSigned(body: string): Notice {
  try {
    return noticeSchema.parse(JSON.parse(body));
  } catch {
    throw new DomainError('malformed_json');
  }
}

const sign = (secret: string, body: string): string => signText(secret, 'sandbox payments', body);
