import { sendEmailCode, sendMobileCode } from '#lib/contract/messaging/shop-codes.ts';
import type { RequestScope } from '#lib/server/http/scope/request-scope.ts';
import { type CodeRequest, requestCode } from '#lib/server/identity/index.ts';
import { type App, serve } from '../../serve.ts';

const limits = [{ points: 30, seconds: 600, by: 'address' as const }];

export function registerMessaging(app: App): void {
  serve(app, sendEmailCode, {
    guard: 'public',
    isAlwaysOpen: true,
    limits,
    message: 'mailSent',
    run: (call) => send(call, { channel: 'email', address: call.body.email }, call.body),
  });
  serve(app, sendMobileCode, {
    guard: 'public',
    isAlwaysOpen: true,
    limits,
    message: 'mobileSent',
    run: (call) => send(call, { channel: 'mobile', address: call.body.mobile }, call.body),
  });
}

interface Purpose extends Pick<CodeRequest, 'captchaId' | 'captchaInfo' | 'password'> {
  event?: string | undefined;
  template_code?: string | undefined;
}

async function send(
  { server, ip, locale, actor }: RequestScope,
  target: Pick<CodeRequest, 'channel' | 'address'>,
  { event, template_code, password, captchaId, captchaInfo }: Purpose,
): Promise<void> {
  const purpose = { event: event ?? template_code ?? '', password, captchaId, captchaInfo };
  await requestCode(server, { ...target, ...purpose, ip, locale, actor });
}
