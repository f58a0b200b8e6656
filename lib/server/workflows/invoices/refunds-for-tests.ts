import { desc, eq } from 'drizzle-orm';
import type { InvoiceProviderName } from '#lib/contract/invoices/records.ts';
import { aftersales } from '../../aftersales/tables.ts';
import type { ServerContext } from '../../db/context.ts';
import {
  finishRed,
  followRefunds,
  type IssuerActor,
  issuerOf,
  listItems,
  lockRed,
  moveApplication,
  type RecipientActor,
  readDetails,
} from '../../invoices/index.ts';
import { titlePapers } from '../../invoices/tables.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { shopDay } from '../../kernel/clock.ts';
import { listLines, lockOrder } from '../../orders/index.ts';
import { applyForCase } from '../aftersales/apply-for-case.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { type OrderRefund, refundOrder } from '../refund/refund-order.ts';
import { invoicesOf } from './invoices-for-tests.ts';

interface Placed {
  no: string;
  id: number;
  customer: Member;
}

/** Who answers for whoever gets the invoice of an order, and who issues it. */
export const recipientOf = ({ customer }: Pick<Placed, 'customer'>): RecipientActor => ({
  member: customer,
  recipient: { recipientType: 'user', recipientId: customer.userId },
});
export const issuerOfOrder = ({ store }: { store: StoreMember }): IssuerActor => ({
  member: store,
  issuer: issuerOf(store.storeId),
});

/** What tests of refunds and red letters do again and again. */
export function refundsOf(test: { ctx: ServerContext & { clock: { advance(seconds: number): void } } }) {
  const { ctx } = test;
  const shop = invoicesOf(test);
  const detailsOf = async (no: string) => readDetails(ctx.db, await shop.stateOf(no));
  const redOf = async (no: string) => {
    const [red] = (await detailsOf(no)).reds;
    if (!red) throw new Error(`no red letter of ${no}`);
    return red;
  };
  /** It is there at once: orders here are paid from the balance. */
  const payBack = (no: string, what: OrderRefund['what']) =>
    ctx.db.transaction(async (tx) => {
      const order = await lockOrder(tx, { no });
      if (!order) throw new Error(`no order ${no}`);
      return refundOrder(tx, ctx, { order, what, reason: 'test' });
    });
  const qualify = async (titleId: number) => {
    const at = ctx.clock.now();
    const row = { titleId, fileIds: [1], status: 'approved' as const, askedAt: at, decidedAt: at };
    await ctx.db.insert(titlePapers).values(row);
  };
  const newApplied = async (choices: Parameters<typeof shop.newReceived>[0] = {}, kind?: 'special') => {
    const order = await shop.newReceived(choices);
    const { id: titleId } = await shop.titleOf(order.customer);
    if (kind) await qualify(titleId);
    const [invoice = ''] = await shop.apply(order.customer, [order.no], { titleId, ...(kind && { kind }) });
    return { ...order, invoice, titleId };
  };
  const follow = () => followRefunds(ctx);
  /** Follows until nothing waits but for people; what the books then say against it. */
  const settle = async () => {
    for (let round = 0; round < 3; round += 1) {
      ctx.clock.advance(3700);
      await Promise.all([follow(), follow()]);
    }
    return auditMoney(ctx);
  };
  return {
    ...shop,
    detailsOf,
    redOf,
    payBack,
    qualify,
    newApplied,
    newIssued: async (choices: Parameters<typeof newApplied>[0] = {}, kind?: 'special') => {
      const applied = await newApplied(choices, kind);
      await shop.issue(applied.invoice);
      return applied;
    },
    follow,
    settle,
    /** A provider was asked, and has not answered. */
    begin: (no: string, provider: InvoiceProviderName = 'sandbox') =>
      ctx.db.transaction(async (tx) =>
        moveApplication(tx, await shop.stateOf(no), {
          move: 'begin',
          at: ctx.clock.now(),
          facts: { provider },
        }),
      ),
    /** Its issuer has issued the red document. */
    recordRed: (redNo: string) => {
      const at = ctx.clock.now();
      return ctx.db.transaction(async (tx) => {
        const locked = await lockRed(tx, redNo);
        if (!locked) throw new Error(`no red letter ${redNo}`);
        return finishRed(tx, locked, { facts: { fapiaoNo: shop.newFapiaoNo(), issueDate: shopDay(at) }, at });
      });
    },
    itemsOf: async (no: string) => listItems(ctx.db, (await shop.stateOf(no)).id),
    piecesOf: async ({ id }: Pick<Placed, 'id'>, qty: number) => {
      const [line] = await listLines(ctx.db, [id]);
      if (!line) throw new Error('no line');
      const goods = Math.floor((line.paidAmount * qty) / line.qty);
      return [{ lineId: line.id, qty, unsentQty: 0, goods, freight: 0 }];
    },
    /** The customer wants money back for all of it, and its store agrees. */
    openCase: async (order: Placed, amount?: number) => {
      const request = await shop.request(order, 'refund_only', { amount });
      return (await applyForCase(ctx, order.customer, { no: order.no, request, key: crypto.randomUUID() })).no;
    },
    lastCase: async (id: number) => {
      const rows = await ctx.db
        .select()
        .from(aftersales)
        .where(eq(aftersales.orderId, id))
        .orderBy(desc(aftersales.id));
      if (!rows[0]) throw new Error('no case');
      return rows[0];
    },
  };
}
