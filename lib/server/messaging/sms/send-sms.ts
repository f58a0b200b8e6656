import type { WordedMessage } from '../word-message.ts';
import { type SmsEnv, type SmsGate, toOrder } from './sms-gate.ts';

/** Undefined: the shop has no provider of text messages. Its SDK is loaded with the first one. */
export function smsSender(env: SmsEnv): ((message: WordedMessage) => Promise<void>) | undefined {
  if (!env.SMS_PROVIDER) return undefined;
  let opening: Promise<SmsGate> | undefined;
  return async (message) => {
    opening ??= open(env);
    await (await opening).send(toOrder(env, message));
  };
}

/** Asks the provider about the template of codes: whether it answers, and knows the keys. */
export async function probeSms(env: SmsEnv): Promise<void> {
  await (await open(env)).probe(env.SMS_TEMPLATES?.Code.id ?? '');
}

async function open(env: SmsEnv): Promise<SmsGate> {
  if (env.SMS_PROVIDER === 'tencent') return (await import('./tencent-sms.ts')).tencentSms(env);
  return (await import('./aliyun-sms.ts')).aliyunSms(env);
}
