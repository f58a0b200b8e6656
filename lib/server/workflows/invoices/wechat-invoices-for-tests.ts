import { afterAll, beforeEach, expect } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { toMember } from '../../factories/store-factories.ts';
import { platform } from '../../invoices/index.ts';
import { startWechat } from '../../invoices/providers/wechat/wechat-for-tests.ts';
import { beginIssuing } from './begin-issuing.ts';
import { type Asked, providersOf } from './providers-for-tests.ts';
import { receiveInvoiceNotice } from './receive-invoice-notice.ts';
import { runInvoices } from './run-invoices.ts';

/** A shop that issues by WeChat Pay. */
export async function openWechatInvoices() {
  const wechat = await startWechat(() => test.ctx.clock);
  const test = await createTestContext({ ...wechat.env, PAYMENT_SANDBOX: true });
  const shop = providersOf(test);
  const desk = (await createTestUser(test.ctx, { group: 'operator' })).id;
  afterAll(async () => {
    await test.close();
    await wechat.stop();
  });

  beforeEach(() => {
    Object.assign(wechat.state, { isDown: false, isLosing: false, refusal: undefined, hasFiles: true, calls: [] });
  });

  const receive = (message: { headers: Headers; body: string }) => receiveInvoiceNotice(test.ctx, 'wechat', message);
  const run = async (minutes = 0) => {
    test.ctx.clock.advance(minutes * 60);
    await runInvoices(test.ctx);
  };

  const begin = ({ no }: Asked) => beginIssuing(test.ctx, { issuer: platform, member: toMember(desk) }, [no]);

  /** Begun, and handed over. */
  async function accepted(): Promise<Asked> {
    const asked = await shop.newAsked({ provider: 'wechat', isByPlatform: true });
    expect(await begin(asked)).toEqual([{ no: asked.no, refusal: null }]);
    await run();
    expect(wechat.applications.get(asked.no)?.[0]?.status).toBe('ISSUE_ACCEPTED');
    return asked;
  }

  return { wechat, test, shop, desk, receive, run, begin, accepted };
}
