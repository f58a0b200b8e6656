import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { deliverOutbox } from '../outbox/deliver-outbox.ts';
import { queueMessage } from '../outbox/queue-message.ts';
import { openSenders } from '../senders.ts';
import { outboxMessages } from '../tables.ts';
import { probeSms, smsSender } from './send-sms.ts';
import { startSms } from './sms-for-tests.ts';

type Queued = Parameters<typeof queueMessage>[1];

const test = await createTestContext();
afterAll(() => test.close());
beforeEach(async () => {
  await test.ctx.db.delete(outboxMessages);
});

/** A code on its way, and what became of it. */
async function deliver(env: Parameters<typeof openSenders>[0], message: Partial<Queued> = {}) {
  const now = test.ctx.clock.now();
  const values = { code: 'A7K2', minutes: 10, event: 'user_mobile_verify' };
  const code = { template: 'Code' as const, values, isSecret: true };
  await queueMessage(test.ctx.db, {
    channel: 'mobile',
    recipient: '13800138000',
    locale: 'zh-cn',
    now,
    ...code,
    ...message,
  });
  const announce = () => {
    throw new Error('announced');
  };
  await deliverOutbox(test.ctx, { senders: openSenders(env), announce, onFailure: () => {} });
  const [row] = await test.ctx.db.select().from(outboxMessages);
  return row;
}

describe.each(['aliyun', 'tencent'] as const)('a text message by %s', (provider) => {
  let double: Awaited<ReturnType<typeof startSms>>;
  let env: Parameters<typeof openSenders>[0];
  beforeAll(async () => {
    double = await startSms(provider);
    env = { MAIL_FROM: 'shop@localhost', ...double.env };
  });
  afterAll(() => double.stop());
  beforeEach(() => {
    Object.assign(double.state, { sent: [], calls: 0, refusal: undefined, isCallRefused: false, isDown: false });
  });
  const to = provider === 'tencent' ? '+8613800138000' : '13800138000';

  it('fills the provider’s own template', async () => {
    expect(await deliver(env)).toMatchObject({ status: 'sent', values: {} });
    const gaps = provider === 'tencent' ? ['A7K2', '10'] : { code: 'A7K2', minutes: '10' };
    expect(double.state.sent).toEqual([{ to, sign: '砚川', template: '1001', gaps }]);
  });

  it('may have nothing to fill', async () => {
    expect(await deliver(env, { template: 'PasswordChanged', values: {}, isSecret: false })).toMatchObject({
      status: 'sent',
    });
    expect(double.state.sent[0]?.template).toBe('1002');
  });

  it('says of a notice what its inbox message says, on one line', async () => {
    const values = { noticeEvent: 'rechargeReceived', noticeLink: '/user', no: 'RC1', amount: '42.00' };
    await deliver(env, { template: 'Notice', values, isSecret: false });
    const gaps = double.state.sent[0]?.gaps as string[] | Record<string, string>;
    const text = Array.isArray(gaps) ? gaps[1] : gaps.text;
    expect(text).toContain('RC1');
    expect(text).not.toMatch(/\n/);
    if (provider === 'aliyun') expect([...(text ?? '')].length).toBeLessThanOrEqual(35);
  });

  it('is in the reader’s language where there are templates in it', async () => {
    const [chinese] = [double.env.SMS_TEMPLATES];
    if (!chinese) throw new Error('no templates');
    const english = { ...chinese, Code: { id: '2001', gaps: ['code'] } };
    await deliver({ ...env, SMS_TEMPLATES_EN: english }, { locale: 'en' });
    await test.ctx.db.delete(outboxMessages);
    await deliver(env, { locale: 'en' });
    expect(double.state.sent.map(({ template }) => template)).toEqual(['2001', '1001']);
  });

  it.each(
    provider === 'aliyun'
      ? ['isv.BUSINESS_LIMIT_CONTROL', 'isv.AMOUNT_NOT_ENOUGH', 'isp.SYSTEM_ERROR', 'isv.SOMETHING_NEW']
      : [
          'LimitExceeded.PhoneNumberThirtySecondLimit',
          'FailedOperation.InsufficientBalanceInSmsPackage',
          'InternalError.Timeout',
        ],
  )('is tried again after %s', async (refusal) => {
    double.state.refusal = refusal;
    expect(await deliver(env)).toMatchObject({ status: 'pending', lastError: expect.stringContaining(refusal) });
  });

  it.each(
    provider === 'aliyun'
      ? ['isv.MOBILE_NUMBER_ILLEGAL', 'isv.SMS_TEMPLATE_ILLEGAL']
      : ['InvalidParameterValue.IncorrectPhoneNumber', 'FailedOperation.TemplateParamSetNotMatchApprovedTemplate'],
  )('is given up after %s, and forgets what it said', async (refusal) => {
    double.state.refusal = refusal;
    expect(await deliver(env)).toMatchObject({ status: 'failed', attempts: 1, values: {} });
  });

  it('is sent by a provider that can be asked whether it answers, which sends nothing', async () => {
    await probeSms(double.env);
    await expect(probeSms({ ...double.env, SMS_ACCESS_KEY_ID: 'OTHER' })).rejects.toThrow();
    double.state.isDown = true;
    await expect(probeSms(double.env)).rejects.toThrow();
    expect(double.state.calls).toBe(0);
  });

  it('is tried again when the provider is down, or does not know the key', async () => {
    double.state.isDown = true;
    expect(await deliver(env)).toMatchObject({ status: 'pending' });
    double.state.isDown = false;
    await test.ctx.db.delete(outboxMessages);
    expect(await deliver({ ...env, SMS_ACCESS_KEY_ID: 'OTHER' })).toMatchObject({ status: 'pending' });
    expect(double.state.sent).toEqual([]);
  });
});

it('by Tencent is judged alike when the whole call is refused', async () => {
  const double = await startSms('tencent');
  Object.assign(double.state, { refusal: 'InvalidParameterValue.IncorrectPhoneNumber', isCallRefused: true });
  expect(await deliver({ MAIL_FROM: 'x', ...double.env })).toMatchObject({ status: 'failed' });
  await test.ctx.db.delete(outboxMessages);
  Object.assign(double.state, { refusal: 'LimitExceeded.PhoneNumberDailyLimit' });
  expect(await deliver({ MAIL_FROM: 'x', ...double.env })).toMatchObject({ status: 'pending' });
  await double.stop();
});

it('is nobody’s to send until a provider is set up', () => {
  expect(smsSender({} as Parameters<typeof smsSender>[0])).toBeUndefined();
});
