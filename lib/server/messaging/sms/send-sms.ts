import type { WordedMessage } from '../word-message.ts';
import { type SendSms, type SmsEnv, toOrder } from './sms-gate.ts';

/** Undefined: the shop has no provider of text messages. Its SDK is loaded with the first one. */
export function smsSender(env: SmsEnv): ((message: WordedMessage) => Promise<void>) | undefined {
  if (!env.SMS_PROVIDER) return undefined;
  let opening: Promise<SendSms> | undefined;
  return async (message) => {
    opening ??= open(env);
    await (await opening)(toOrder(env, message));
  };
}

async function open(env: SmsEnv): Promise<SendSms> {
  if (env.SMS_PROVIDER === 'tencent') return (await import('./tencent-sms.ts')).tencentSms(env);
  return (await import('./aliyun-sms.ts')).aliyunSms(env);
}
