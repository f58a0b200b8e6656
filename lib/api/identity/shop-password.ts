import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';
import type { retrievePassword } from '#lib/contract/identity/shop-password.ts';
import type { emailEvents, mobileEvents } from '#lib/contract/messaging/shop-codes.ts';
import { postApi } from '../transport/browser.ts';

const notified = { isSuccessShown: true, isCodeShown: false } as const;

interface CodeRequest {
  type: VerificationType;
  account: string;
  event: (typeof emailEvents)[number] | (typeof mobileEvents)[number];
  /** Needed to prove an address that is bound already. */
  password?: string;
  captchaId: string;
  captchaInfo: string;
}

/** Sends a code by mail or message; the captcha is spent. */
export function sendCode({ type, account, event, ...captcha }: CodeRequest) {
  if (type === 'email') {
    return postApi('/api/Ems/send', { email: account, event, ...captcha }, notified);
  }
  return postApi('/api/Sms/send', { mobile: account, template_code: event, ...captcha }, notified);
}

/** Sets a new password with a sent code. */
export function sendNewPassword(body: BodyOf<typeof retrievePassword>) {
  return postApi('/api/account/retrievePassword', body, notified);
}
