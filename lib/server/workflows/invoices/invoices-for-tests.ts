import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { testCompany } from '../../factories/company-for-tests.ts';
import { applyForInvoice, getApplication, lockApplication, recordBlue, saveTitle } from '../../invoices/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { shopDay } from '../../kernel/clock.ts';
import { orders } from '../../orders/tables.ts';
import { casesOf } from '../aftersales/cases-for-tests.ts';
import type { PaidChoices } from '../orders/fulfil-for-tests.ts';

type Wanted = Partial<Omit<Parameters<typeof applyForInvoice>[2], 'nos' | 'key'>>;

/** What tests of invoices do again and again. */
export function invoicesOf(test: { ctx: ServerContext }) {
  const { ctx } = test;
  const shop = casesOf(test);
  let next = 10_000_000;
  const titleOf = (member: Member, change: Partial<typeof testCompany> = {}) =>
    saveTitle(
      ctx,
      { ownerType: 'user', ownerId: member.userId },
      { isDefault: true, facts: { ...testCompany, ...change } },
    );
  const newFapiaoNo = () => {
    next += 1;
    return `2631200000${next.toString().padStart(10, '0')}`;
  };

  /** Sent by a new store and received by its customer; of one member where it is named. */
  async function newReceived(choices: PaidChoices = {}) {
    const order = await shop.newSent(choices);
    await receive(order.no);
    return order;
  }

  /** As `receiveIfDue` leaves it; these tests are not about clocks. */
  async function receive(no: string): Promise<void> {
    const at = ctx.clock.now();
    await ctx.db.update(orders).set({ status: 'received', receivedAt: at }).where(eq(orders.no, no));
  }

  async function apply(member: Member, nos: string[], wanted: Wanted = {}): Promise<string[]> {
    const titleId = wanted.titleId ?? (await titleOf(member, { name: `公司 ${crypto.randomUUID().slice(0, 8)}` })).id;
    const usual = {
      kind: 'normal' as const,
      medium: 'digital' as const,
      contentMode: 'detail' as const,
      remark: '',
      note: '',
      email: 'a@example.com',
      mobile: '',
      addressId: null,
    };
    const key = crypto.randomUUID();
    return (await applyForInvoice(ctx, member, { ...usual, ...wanted, titleId, nos, key })).nos;
  }

  /** Its issuer has issued it and says so. */
  async function issue(no: string, fapiaoNo = newFapiaoNo()) {
    const at = ctx.clock.now();
    return ctx.db.transaction(async (tx) => {
      const application = await lockApplication(tx, no, 'desk');
      return recordBlue(tx, application, { facts: { fapiaoNo, issueDate: shopDay(at) }, at });
    });
  }

  return {
    ...shop,
    titleOf,
    newFapiaoNo,
    newReceived,
    receive,
    apply,
    issue,
    stateOf: (no: string) => getApplication(ctx.db, no, 'desk'),
  };
}
