import { describe, expect, it } from '@jest/globals';
import api from '#messages/zh-cn/api.json' with { type: 'json' };
import { readEnv } from './env.ts';
import { smsTexts } from './env-sms.ts';

const templates =
  'Code=SMS_1(code, minutes); PasswordChanged=SMS_2(); BindChanged=SMS_3(address); AccountClosed=SMS_4(); StoreInvite=SMS_5(inviter,store,days); Notice=SMS_6(site,text);';
const aliyun = {
  SMS_PROVIDER: 'aliyun',
  SMS_ACCESS_KEY_ID: 'id',
  SMS_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '砚川',
  SMS_TEMPLATES: templates,
};
const tencent = { ...aliyun, SMS_PROVIDER: 'tencent', SMS_APP_ID: '1400006666' };

const read = (settings: Record<string, string>) =>
  readEnv({ NODE_ENV: 'test', DATABASE_URL: 'postgres://', SECRET_KEY: 'x', ...settings });

function refusal(settings: Record<string, string>): unknown {
  try {
    read(settings);
  } catch (error) {
    return error;
  }
  return undefined;
}

it('has a template for every text that the shop sends by message', () => {
  const texts = Object.keys(api).flatMap((key) => /^sms([A-Z]\w*)$/.exec(key)?.[1] ?? []);
  // Files of invoices go by mail alone.
  expect(texts.filter((name) => !name.startsWith('Invoice')).sort()).toEqual([...smsTexts].sort());
});

it('reads the templates', () => {
  expect(read(aliyun).SMS_TEMPLATES).toMatchObject({
    Code: { id: 'SMS_1', gaps: ['code', 'minutes'] },
    PasswordChanged: { id: 'SMS_2', gaps: [] },
    Notice: { id: 'SMS_6', gaps: ['site', 'text'] },
  });
});

describe('a provider', () => {
  it.each([
    ['aliyun', aliyun],
    ['tencent', tencent],
  ])('%s is set up as a whole', (_, settings) => {
    expect(refusal(settings)).toBeUndefined();
    for (const name of Object.keys(settings)) {
      expect(refusal({ ...settings, [name]: '' })).toMatchObject({ setting: name, words: { key: 'settingMissing' } });
    }
  });

  it.each([
    ['another provider', { SMS_PROVIDER: 'carrier' }, 'SMS_PROVIDER'],
    ['a text without a template', { SMS_TEMPLATES: 'Code=SMS_1(code)' }, 'SMS_TEMPLATES'],
    ['an unknown text', { SMS_TEMPLATES: `${templates}Sale=SMS_7()` }, 'SMS_TEMPLATES'],
    ['a gap that it cannot fill', { SMS_TEMPLATES: templates.replace('(address)', '(link)') }, 'SMS_TEMPLATES'],
    ['no gaps at all', { SMS_TEMPLATES: templates.replace('()', '') }, 'SMS_TEMPLATES'],
  ])('is not set up with %s', (_, changes, setting) => {
    expect(refusal({ ...aliyun, ...changes })).toMatchObject({ setting });
  });
});
