import Dysmsapi, { QuerySmsTemplateRequest, SendSmsRequest } from '@alicloud/dysmsapi20170525';
import { $OpenApiUtil } from '@alicloud/openapi-core';
import { FinalFailure } from '../outbox/final-failure.ts';
import type { SmsEnv, SmsGate, SmsOrder } from './sms-gate.ts';

/** What a gap holds at most; Aliyun refuses a longer one. */
const longestGap = 35;

/**
 * Refusals of what was to be sent, or to whom. Whatever else it says passes, or somebody can change it in time: too many messages
 * (`isv.BUSINESS_LIMIT_CONTROL`), no money left, a key that was taken back, a fault of its own.
 */
const final = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.MOBILE_COUNT_OVER_LIMIT',
  'isv.DOMESTIC_NUMBER_NOT_SUPPORTED',
  'isv.BLACK_KEY_CONTROL_LIMIT',
  'isv.PARAM_LENGTH_LIMIT',
  'isv.PARAM_NOT_SUPPORT_URL',
  'isv.TEMPLATE_MISSING_PARAMETERS',
  'isv.TEMPLATE_PARAMS_ILLEGAL',
  'isv.INVALID_JSON_PARAM',
  'isv.INVALID_PARAMETERS',
  'isv.SMS_TEMPLATE_ILLEGAL',
  'isv.SMS_SIGNATURE_ILLEGAL',
  'isv.SMS_SIGN_ILLEGAL',
  'isv.SIGN_NAME_ILLEGAL',
]);

/** Its types are those of a module, but it is CommonJS: what Node imports by default is all that it exports. */
const { default: Client } = Dysmsapi as unknown as { default: typeof Dysmsapi };

/** Aliyun (dysmsapi): gaps have names. */
export function aliyunSms(env: SmsEnv): SmsGate {
  const client = new Client(new $OpenApiUtil.Config(toConfig(env)));
  return {
    send: async (order) => requireOk((await client.sendSms(toRequest(env, order))).body),
    probe: async (templateCode) =>
      requireOk((await client.querySmsTemplate(new QuerySmsTemplateRequest({ templateCode }))).body),
  };
}

function requireOk({ code = '', message = '' }: { code?: string; message?: string } = {}): void {
  if (code === 'OK') return;
  const words = `aliyun: ${code} ${message}`;
  throw final.has(code) ? new FinalFailure(words) : new Error(words);
}

function toConfig(env: SmsEnv) {
  const { protocol, host } = new URL(env.SMS_ENDPOINT ?? 'https://dysmsapi.aliyuncs.com');
  return {
    accessKeyId: env.SMS_ACCESS_KEY_ID,
    accessKeySecret: env.SMS_ACCESS_KEY_SECRET,
    regionId: env.SMS_REGION ?? 'cn-hangzhou',
    endpoint: host,
    protocol: protocol === 'http:' ? 'HTTP' : 'HTTPS',
    connectTimeout: 5000,
    readTimeout: 8000,
  };
}

function toRequest({ SMS_SIGN_NAME: signName }: SmsEnv, { mobile, templateId, gaps }: SmsOrder) {
  const filled = gaps.map(([name, value]) => [name, cut(value)]);
  return new SendSmsRequest({
    phoneNumbers: mobile,
    signName,
    templateCode: templateId,
    ...(gaps.length > 0 && { templateParam: JSON.stringify(Object.fromEntries(filled)) }),
  });
}

const cut = (value: string): string => {
  const signs = [...value];
  return signs.length > longestGap ? `${signs.slice(0, longestGap - 1).join('')}…` : value;
};
