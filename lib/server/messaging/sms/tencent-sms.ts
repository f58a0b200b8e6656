import tencent from 'tencentcloud-sdk-nodejs-sms';
import { FinalFailure } from '../outbox/final-failure.ts';
import type { SmsEnv, SmsGate, SmsOrder } from './sms-gate.ts';

/**
 * Refusals of what was to be sent, or to whom. Whatever else it says passes, or somebody can change it in time: too many messages
 * (`LimitExceeded.…`), no messages left, a key that was taken back, a fault of its own.
 */
const final = new Set([
  'FailedOperation.ContainSensitiveWord',
  'FailedOperation.PhoneNumberInBlacklist',
  'FailedOperation.PhoneNumberParseFail',
  'FailedOperation.SignatureIncorrectOrUnapproved',
  'FailedOperation.TemplateIncorrectOrUnapproved',
  'FailedOperation.TemplateIdNotExist',
  'FailedOperation.TemplateParamSetNotMatchApprovedTemplate',
  'FailedOperation.TemplateUnapprovedOrNotExist',
  'FailedOperation.ForbidAddMarketingTemplates',
  'InvalidParameterValue.ContentLengthLimit',
  'InvalidParameterValue.IncorrectPhoneNumber',
  'InvalidParameterValue.ProhibitedUseUrlInTemplateParameter',
  'InvalidParameterValue.TemplateParameterFormatError',
  'InvalidParameterValue.TemplateParameterLengthLimit',
  'UnsupportedOperation.GlobalTemplateToChineseMainlandPhone',
]);

/** Tencent Cloud: gaps are counted. */
export function tencentSms(env: SmsEnv): SmsGate {
  const client = openClient(env);
  return {
    send: async (order) => {
      const { SendStatusSet: statuses = [] } = await client.SendSms(toRequest(env, order)).catch((error: unknown) => {
        throw toFailure(codeOf(error), error instanceof Error ? error.message : String(error));
      });
      const { Code: code = 'no status', Message: message = '' } = statuses[0] ?? {};
      if (code !== 'Ok') throw toFailure(code, message);
    },
    probe: async (templateId) => {
      await client.DescribeSmsTemplateList({ TemplateIdSet: [Number(templateId)], International: 0 });
    },
  };
}

function openClient(env: SmsEnv) {
  const { protocol, host } = new URL(env.SMS_ENDPOINT ?? 'https://sms.tencentcloudapi.com');
  return new tencent.sms.v20210111.Client({
    credential: { secretId: env.SMS_ACCESS_KEY_ID ?? '', secretKey: env.SMS_ACCESS_KEY_SECRET ?? '' },
    region: env.SMS_REGION ?? 'ap-guangzhou',
    profile: { httpProfile: { endpoint: host, protocol: `${protocol}//`, reqTimeout: 10 } },
  });
}

const toRequest = (env: SmsEnv, { mobile, templateId, gaps }: SmsOrder) => ({
  PhoneNumberSet: [`+86${mobile}`],
  SmsSdkAppId: env.SMS_APP_ID ?? '',
  SignName: env.SMS_SIGN_NAME ?? '',
  TemplateId: templateId,
  TemplateParamSet: gaps.map(([, value]) => value),
});

function toFailure(code: string, message: string): Error {
  const words = `tencent: ${code} ${message}`.trim();
  return final.has(code) ? new FinalFailure(words) : new Error(words);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
