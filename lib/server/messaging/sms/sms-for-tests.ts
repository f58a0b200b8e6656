import { listenRaw, type RawReceived } from '../../kernel/listen-raw-for-tests.ts';
import type { SmsEnv } from './sms-gate.ts';

/** A message as the provider was asked to send it. */
interface Asked {
  to: string;
  sign: string;
  template: string;
  gaps: unknown;
}

const keyId = 'KEY0123456789';

/** Plays the gate of Aliyun's or Tencent's text messages on loopback, as its SDK asks it. */
export async function startSms(provider: 'aliyun' | 'tencent') {
  const state = {
    sent: [] as Asked[],
    calls: 0,
    /** What it says instead of sending. */
    refusal: undefined as string | undefined,
    /** Of Tencent: the whole call is refused, not the one number. */
    isCallRefused: false,
    isDown: false,
  };
  const accept = (asked: Asked) => {
    state.calls += 1;
    if (!state.refusal) state.sent.push(asked);
  };

  const isKnown = ({ headers }: RawReceived) => String(headers.authorization ?? '').includes(`Credential=${keyId}`);

  function aliyun(requested: RawReceived) {
    const query = new URL(requested.target, 'http://double.test').searchParams;
    const field = (name: string) => query.get(name) ?? new URLSearchParams(requested.body).get(name) ?? '';
    if (!isKnown(requested)) return { Code: 'InvalidAccessKeyId.NotFound', Message: 'unknown', RequestId: 'R' };
    if (requested.headers['x-acs-action'] === 'QuerySmsTemplate') {
      return { Code: state.refusal ?? 'OK', Message: '', TemplateCode: field('TemplateCode'), RequestId: 'R' };
    }
    const gaps = field('TemplateParam');
    const asked = { to: field('PhoneNumbers'), sign: field('SignName'), template: field('TemplateCode') };
    accept({ ...asked, gaps: gaps === '' ? undefined : JSON.parse(gaps) });
    const code = state.refusal ?? 'OK';
    return { Code: code, Message: code, BizId: 'B', RequestId: 'R' };
  }

  function tencent(requested: RawReceived) {
    const content = JSON.parse(requested.body);
    const refuse = (Code: string) => ({ Response: { Error: { Code, Message: Code }, RequestId: 'R' } });
    if (!isKnown(requested)) return refuse('AuthFailure.SecretIdNotFound');
    if (requested.headers['x-tc-action'] === 'DescribeSmsTemplateList') {
      if (state.refusal) return refuse(state.refusal);
      return { Response: { DescribeTemplateStatusSet: [{ TemplateId: content.TemplateIdSet[0] }], RequestId: 'R' } };
    }
    const { PhoneNumberSet: to, SignName: sign, TemplateId: template, TemplateParamSet: gaps } = content;
    accept({ to: to[0], sign, template, gaps });
    if (state.refusal && state.isCallRefused) return refuse(state.refusal);
    const Code = state.refusal ?? 'Ok';
    return {
      Response: { SendStatusSet: [{ SerialNo: 'S', PhoneNumber: to[0], Code, Message: Code }], RequestId: 'R' },
    };
  }

  const { url, stop } = await listenRaw((requested) => {
    if (state.isDown) return { status: 503, body: '' };
    const body = JSON.stringify(provider === 'aliyun' ? aliyun(requested) : tencent(requested));
    return { status: 200, body, headers: { 'content-type': 'application/json' } };
  });

  const template = (id: string, ...gaps: string[]) => ({ id, gaps });
  const env: SmsEnv = {
    SMS_PROVIDER: provider,
    SMS_ACCESS_KEY_ID: keyId,
    SMS_ACCESS_KEY_SECRET: 'secret-of-this-test',
    SMS_SIGN_NAME: '砚川',
    SMS_APP_ID: '1400006666',
    SMS_ENDPOINT: url,
    SMS_TEMPLATES: {
      Code: template('1001', 'code', 'minutes'),
      PasswordChanged: template('1002'),
      BindChanged: template('1003', 'address'),
      AccountClosed: template('1004'),
      StoreInvite: template('1005', 'inviter', 'store', 'days'),
      Notice: template('1006', 'site', 'text'),
    },
  };
  return { state, stop, env };
}
