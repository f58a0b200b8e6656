import { desc, eq, inArray } from 'drizzle-orm';
import { type CaseStatus, caseTypes } from '#lib/contract/aftersales/member-records.ts';
import {
  type Aftersale,
  amendRequest,
  confirmReplacement,
  disputeCase,
  listReasons,
  proposeAmount,
  refuseCase,
  resubmitRequest,
  sendBack,
  sendReplacement,
  withdrawRequest,
} from '../aftersales/index.ts';
import { aftersaleLines, aftersales } from '../aftersales/tables.ts';
import { toMember } from '../factories/store-factories.ts';
import { asPlatform, asStore, listLines, type OrderLine, type Seller } from '../orders/index.ts';
import { acceptProposal, approveRequest, receiveReturn, refundInstead } from '../workflows/aftersales/answer-case.ts';
import { applyForCase, openForCustomer } from '../workflows/aftersales/apply-for-case.ts';
import { decideCase } from '../workflows/aftersales/decide-case.ts';
import { retryCaseRefunds } from '../workflows/aftersales/retry-refunds.ts';
import { type Step, someOrder, type World } from './world.ts';

/** What customers, sellers and operators do about cases. */
export function caseSteps(world: World): Record<string, Step> {
  return { ...applying(world), ...answering(world), ...returning(world), ...deciding(world) };
}

/** One of the last in such a state, sometimes any. */
async function someCase({ test, dice }: World, ...statuses: CaseStatus[]): Promise<Aftersale> {
  const where = dice.next(8) === 0 ? undefined : inArray(aftersales.status, statuses);
  return dice.pick(await test.ctx.db.select().from(aftersales).where(where).orderBy(desc(aftersales.id)).limit(10));
}

export function sellerOf({ stores, operators, dice }: World, { storeId }: Aftersale): Seller {
  const store = stores.find((each) => each.storeId === storeId);
  return store ? asStore(store) : asPlatform(dice.pick(operators));
}

/** Something of an order, for some reason, as somebody may ask who has no pictures. */
async function anyRequest(world: World, orderId: number) {
  const { test, dice } = world;
  const all = await listLines(test.ctx.db, [orderId]);
  const chosen = dice.next(3) === 0 ? all : [dice.pick(all)];
  // What has not left can only be paid back.
  const isSent = all.some(({ shippedQty }) => shippedQty > 0);
  const type = isSent || dice.next(4) === 0 ? dice.pick(caseTypes) : ('refund_only' as const);
  const reasons = await listReasons(test.ctx.db);
  const reason = dice.pick(reasons.filter(({ types }) => types.includes(type)));
  const amount = dice.next(3) === 0 ? 1 + dice.next(500) : undefined;
  const words = { isReceived: true, description: 'd', phone: '13800000000', files: [] };
  const given = reason.needsEvidence ? dice.pick(reasons.filter((each) => !each.needsEvidence)) : reason;
  const lines = chosen.map((line) => ({
    lineId: line.id,
    qty: dice.next(2) === 0 ? line.qty : 1 + dice.next(line.qty),
    ...(type === 'exchange' && { variantId: otherVersion(world, line) }),
  }));
  return { type, reasonId: given.id, lines, amount, ...words };
}

/** Another colour, or the same again. */
function otherVersion({ goods, dice }: World, { productId, variantId }: OrderLine): number | undefined {
  const found = goods.find((each) => each.productId === productId);
  const other = found?.variantId === variantId ? found?.otherVariantId : found?.variantId;
  return (dice.next(2) === 0 ? other : undefined) ?? undefined;
}

function applying(world: World): Record<string, Step> {
  const { test, dice } = world;
  const { ctx } = test;
  const apply = async () => {
    const { buyer, no } = await someOrder(world, 'pending_dispatch', 'processing', 'shipped', 'received');
    const { id } = await world.shop.stateOf(no);
    return applyForCase(ctx, buyer.member, { no, request: await anyRequest(world, id), key: crypto.randomUUID() });
  };
  return {
    apply,
    applyToo: apply,
    openFor: async () => {
      const { no } = await someOrder(world, 'completed', 'received');
      const { id } = await world.shop.stateOf(no);
      const call = { no, request: await anyRequest(world, id), key: crypto.randomUUID() };
      return openForCustomer(ctx, dice.pick(world.operators), call);
    },
    withdraw: async () => {
      const { no, userId } = await someCase(world, 'applied', 'awaiting_return', 'rejected');
      return withdrawRequest(ctx, toMember(userId), no);
    },
    amend: async () => {
      const { no, userId } = await someCase(world, 'applied', 'returning');
      return amendRequest(ctx, toMember(userId), { no, amount: 1 + dice.next(400), description: 'd', files: [] });
    },
    resubmit: async () => {
      const { no, userId } = await someCase(world, 'rejected');
      return resubmitRequest(ctx, toMember(userId), { no, description: 'd', files: [] });
    },
  };
}

function answering(world: World): Record<string, Step> {
  const { test, dice } = world;
  const { ctx } = test;
  const approve = async () => {
    const aftersale = await someCase(world, 'applied');
    return approveRequest(ctx, sellerOf(world, aftersale), { no: aftersale.no });
  };
  return {
    approve,
    approveAtOnce: async () => {
      const aftersale = await someCase(world, 'applied');
      const { no, userId } = aftersale;
      return Promise.allSettled([
        approveRequest(ctx, sellerOf(world, aftersale), { no }),
        withdrawRequest(ctx, toMember(userId), no),
        approveRequest(ctx, sellerOf(world, aftersale), { no }),
      ]);
    },
    propose: async () => {
      const aftersale = await someCase(world, 'applied', 'returning');
      const amount = 1 + dice.next(300);
      const lines = await cameBack(world, aftersale);
      return proposeAmount(ctx, sellerOf(world, aftersale), { no: aftersale.no, amount, reason: 'r', lines });
    },
    acceptProposal: async () => {
      const { no, userId, proposedAmount } = await someCase(world, 'applied', 'returning');
      return acceptProposal(ctx, toMember(userId), { no, amount: proposedAmount ?? 1 });
    },
    refuseCase: async () => {
      const aftersale = await someCase(world, 'applied');
      return refuseCase(ctx, sellerOf(world, aftersale), { no: aftersale.no, reason: 'r', files: [] });
    },
  };
}

/** So many came back as the dice say. */
async function cameBack({ test, dice }: World, { id }: Aftersale) {
  const lines = await test.ctx.db.select().from(aftersaleLines).where(eq(aftersaleLines.aftersaleId, id));
  return lines.map(({ orderLineId: lineId, qty }) => {
    const receivedQty = dice.next(qty + 1);
    return { lineId, receivedQty, resellableQty: dice.next(receivedQty + 1) };
  });
}

const parcel = { carrierName: '顺丰速运', trackingNo: 'SF1234' };

async function sendAgain(world: World) {
  const aftersale = await someCase(world, 'awaiting_reship');
  const sent = { no: aftersale.no, carrier: 'sf' as const, ...parcel, note: 'n', files: [] };
  return sendReplacement(world.test.ctx, sellerOf(world, aftersale), sent);
}

function returning(world: World): Record<string, Step> {
  const { test } = world;
  const { ctx } = test;
  return {
    sendBack: async () => {
      const { no, userId } = await someCase(world, 'awaiting_return', 'returning');
      return sendBack(ctx, toMember(userId), { no, carrierCode: 'sf', ...parcel });
    },
    receive: async () => {
      const aftersale = await someCase(world, 'returning');
      const lines = await cameBack(world, aftersale);
      return receiveReturn(ctx, sellerOf(world, aftersale), { no: aftersale.no, lines, note: '' });
    },
    reship: () => sendAgain(world),
    reshipToo: () => sendAgain(world),
    refuseReturn: async () => {
      const aftersale = await someCase(world, 'returning');
      const seller = sellerOf(world, aftersale);
      const files = [await world.cases.pictureOf(seller.member.userId)];
      return refuseCase(ctx, seller, { no: aftersale.no, reason: 'r', files });
    },
    refundInstead: async () => {
      const aftersale = await someCase(world, 'awaiting_reship');
      return refundInstead(ctx, sellerOf(world, aftersale), { no: aftersale.no, reason: 'r' });
    },
    confirmReplacement: async () => {
      const { no, userId } = await someCase(world, 'reshipped');
      return confirmReplacement(ctx, toMember(userId), no);
    },
  };
}

function deciding(world: World): Record<string, Step> {
  const { test, dice } = world;
  const { ctx } = test;
  return {
    dispute: async () => {
      const { no, userId } = await someCase(world, 'rejected');
      return disputeCase(ctx, toMember(userId), { no, reason: 'r', files: [] });
    },
    /** Of what the seller has let lie. */
    disputeLate: async () => {
      const { no, userId } = await someCase(world, 'applied', 'awaiting_reship');
      return disputeCase(ctx, toMember(userId), { no, reason: 'r', files: [] });
    },
    retry: async () => {
      const { no } = await someCase(world, 'refunding', 'refund_failed');
      return retryCaseRefunds(ctx, dice.pick(world.operators), no);
    },
    decide: async () => {
      const { no } = await someCase(world, 'disputed');
      const decision = dice.pick(['refund', 'return', 'reship', 'reject'] as const);
      const amount = dice.next(2) === 0 ? 1 + dice.next(400) : undefined;
      return decideCase(ctx, dice.pick(world.operators), { no, decision, amount, note: 'n' });
    },
  };
}
