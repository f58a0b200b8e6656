import type { ServerContext } from '../db/context.ts';
import type { Service } from '../kernel/service.ts';
import { probeSms } from './sms/send-sms.ts';

/** What carries messages out of the shop: mail where SMTP_URL names a server, text messages where SMS_PROVIDER names who sends them. */
export function messageServices({ env }: Pick<ServerContext, 'env'>): Service[] {
  const url = env.SMTP_URL;
  const mail = { key: 'mail', kind: 'mail', name: '' } as const;
  return [url ? { ...mail, state: 'on', probe: () => probeMail(url) } : { ...mail, state: 'off' }, smsService(env)];
}

function smsService(env: ServerContext['env']): Service {
  const provider = env.SMS_PROVIDER;
  if (!provider) return { key: 'sms', kind: 'sms', name: '', state: 'off' };
  return { key: `sms-${provider}`, kind: 'sms', name: provider, state: 'on', probe: () => probeSms(env) };
}

/** Goes as far as the login, and sends nothing. */
async function probeMail(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000 });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
