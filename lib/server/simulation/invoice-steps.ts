import { desc, inArray } from 'drizzle-orm';
import type { InvoiceStatus, RedStatus } from '#lib/contract/invoices/records.ts';
import { aftersales } from '../aftersales/tables.ts';
import { toMember } from '../factories/store-factories.ts';
import { invoiceApplications } from '../invoices/application-tables.ts';
import { redConfirmations } from '../invoices/document-tables.ts';
import {
  type Application,
  applyForInvoice,
  applyForRequests,
  changeTitle,
  confirmRed,
  denyRed,
  expireReds,
  finishRed,
  followRefunds,
  listTitles,
  lockApplication,
  lockRed,
  moveApplication,
  type RedConfirmation,
  recordBlue,
  saveTitle,
  withdrawRed,
} from '../invoices/index.ts';
import { titlePapers } from '../invoices/tables.ts';
import { shopDay } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { updateSettings } from '../site/index.ts';
import { releaseRefund, releaseRefundsDue } from '../workflows/aftersales/release-refunds.ts';
import { askRedAgain } from '../workflows/invoices/ask-red-again.ts';
import { type Step, someOrder, type World } from './world.ts';

/** What customers, issuers, operators and time do about invoices. */
export function invoiceSteps(world: World): Record<string, Step> {
  return { ...recipientSteps(world), ...issuerSteps(world), ...redSteps(world), ...followingSteps(world) };
}

/** One of the last in such a state, sometimes any: what does not fit is asked for too, and has to be refused. */
async function someInvoice({ test, dice }: World, ...statuses: InvoiceStatus[]): Promise<Application> {
  const where = dice.next(8) === 0 ? undefined : inArray(invoiceApplications.status, statuses);
  const rows = test.ctx.db.select().from(invoiceApplications).where(where).orderBy(desc(invoiceApplications.id));
  return dice.pick(await rows.limit(10));
}

async function someRed({ test, dice }: World, ...statuses: RedStatus[]) {
  const { db } = test.ctx;
  const where = dice.next(8) === 0 ? undefined : inArray(redConfirmations.status, statuses);
  const reds = db.select().from(redConfirmations).where(where).orderBy(desc(redConfirmations.id)).limit(10);
  const red = dice.pick(await reds);
  const all = await db
    .select()
    .from(invoiceApplications)
    .where(inArray(invoiceApplications.id, [red.applicationId]));
  return { red, application: dice.pick(all) };
}

const recipientOf = ({ recipientType, recipientId }: Application) => ({
  member: toMember(recipientId),
  recipient: { recipientType, recipientId },
});

const company = {
  titleType: 'company' as const,
  taxNo: '91310000MA1FL00003',
  regAddress: 'a',
  regPhone: '1',
  bankName: 'b',
  bankAccount: '2',
  email: 'a@example.com',
  mobile: '',
};

/** Of a company, its documents approved; three at most, so that sometimes the same is asked for again. */
async function someTitle({ test, dice }: World, userId: number): Promise<number> {
  const { ctx } = test;
  const owner = { ownerType: 'user' as const, ownerId: userId };
  const titles = await listTitles(ctx.db, owner);
  if (titles.length > dice.next(3)) return dice.pick(titles).id;
  const facts = { ...company, name: `公司 ${titles.length}` };
  const { id } = await saveTitle(ctx, owner, { isDefault: true, facts });
  const at = ctx.clock.now();
  const papers = { titleId: id, fileIds: [1], status: 'approved' as const, askedAt: at, decidedAt: at };
  await ctx.db.insert(titlePapers).values(papers);
  return id;
}

function recipientSteps(world: World): Record<string, Step> {
  const { test, dice } = world;
  const { ctx } = test;
  const kind = () => dice.pick(['normal', 'special'] as const);
  const words = { contentMode: 'detail' as const, remark: '', note: '', email: 'a@example.com', mobile: '' };
  const requestFor = async (count: number) => {
    const first = await someOrder(world, 'received', 'completed');
    const nos = [first.no];
    while (nos.length < count) nos.push((await someOrder(world, 'received', 'completed')).no);
    const { member } = first.buyer;
    const titleId = await someTitle(world, member.userId);
    const wanted = { titleId, kind: kind(), medium: 'digital' as const, addressId: null, ...words };
    return () => applyForInvoice(ctx, member, { ...wanted, nos: [...new Set(nos)], key: crypto.randomUUID() });
  };
  const askFor = async (count: number) => (await requestFor(count))();
  return {
    askForInvoice: () => askFor(1),
    askForInvoiceToo: () => askFor(1),
    askForInvoiceOfTwo: () => askFor(2),
    askAtOnce: async () => {
      const ask = await requestFor(1);
      const tries = await Promise.allSettled([ask(), ask(), ask()]);
      if (tries.every(({ status }) => status === 'rejected')) throw new DomainError('not_found');
    },
    cancelInvoice: async () => {
      const { no } = await someInvoice(world, 'submitted', 'failed');
      return ctx.db.transaction(async (tx) =>
        moveApplication(tx, await lockApplication(tx, no, 'desk'), { move: 'cancel', at: ctx.clock.now() }),
      );
    },
    changeTitle: async () => {
      const application = await someInvoice(world, 'issued', 'partially_reversed');
      const titleId = await someTitle(world, application.recipientId);
      const other = { titleId, kind: kind(), email: 'a@example.com', mobile: '', note: '' };
      return changeTitle(ctx, recipientOf(application), { no: application.no, ...other });
    },
  };
}

let lastNo = 0;

/** No two of a run are the same, whoever issues. */
function newFacts({ test }: Pick<World, 'test'>) {
  lastNo += 1;
  return { fapiaoNo: `26${lastNo.toString().padStart(18, '0')}`, issueDate: shopDay(test.ctx.clock.now()) };
}

export async function issueInvoice(world: World, no: string): Promise<unknown> {
  const { ctx } = world.test;
  return ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, no, 'desk');
    return recordBlue(tx, application, { facts: newFacts(world), at: ctx.clock.now() });
  });
}

function issuerSteps(world: World): Record<string, Step> {
  const { ctx } = world.test;
  const move = async (no: string, request: Omit<Parameters<typeof moveApplication>[2], 'at'>) =>
    ctx.db.transaction(async (tx) =>
      moveApplication(tx, await lockApplication(tx, no, 'desk'), { ...request, at: ctx.clock.now() }),
    );
  return {
    issueManually: async () => issueInvoice(world, (await someInvoice(world, 'submitted', 'failed', 'issuing')).no),
    issueByHandToo: async () => issueInvoice(world, (await someInvoice(world, 'submitted', 'issuing')).no),
    beginIssuing: async () => {
      const { no } = await someInvoice(world, 'submitted', 'failed');
      // A person gives the number in the end: the run has no provider.
      return move(no, { move: 'begin', facts: { provider: 'manual', nextAt: null } });
    },
    failIssuing: async () =>
      move((await someInvoice(world, 'issuing')).no, { move: 'fail', facts: { failReason: 'f' } }),
    rejectInvoice: async () =>
      move((await someInvoice(world, 'submitted', 'failed')).no, { move: 'reject', facts: { rejectReason: 'r' } }),
  };
}

/** Its red document is there. */
export async function recordReversal(world: World, { no }: Pick<RedConfirmation, 'no'>): Promise<unknown> {
  const { ctx } = world.test;
  return ctx.db.transaction(async (tx) => {
    const locked = await lockRed(tx, no);
    if (!locked) throw new DomainError('not_found');
    return finishRed(tx, locked, { facts: newFacts(world), at: ctx.clock.now() });
  });
}

function redSteps(world: World): Record<string, Step> {
  const { test, dice } = world;
  const { ctx } = test;
  const confirm = async () => {
    const { red, application } = await someRed(world, 'await_buyer');
    return confirmRed(ctx, recipientOf(application), red.no);
  };
  const record = async () => recordReversal(world, (await someRed(world, 'no_confirm_needed', 'confirmed')).red);
  return {
    confirmRed: confirm,
    recordRed: record,
    recordRedToo: record,
    denyRed: async () => {
      const { red, application } = await someRed(world, 'await_buyer');
      return denyRed(ctx, recipientOf(application), red.no, 'r');
    },
    answerAtOnce: async () => {
      const { red, application } = await someRed(world, 'await_buyer');
      const by = recipientOf(application);
      return Promise.allSettled([confirmRed(ctx, by, red.no), denyRed(ctx, by, red.no, 'r'), expireReds(ctx)]);
    },
    withdrawRed: async () => {
      const { red, application } = await someRed(world, 'await_buyer', 'no_confirm_needed', 'confirmed');
      const { issuerType, issuerId } = application;
      const by = { member: dice.pick(world.operators), issuer: { issuerType, issuerId } };
      return withdrawRed(ctx, by, red.no, 'r');
    },
    askRedAgain: async () => {
      const { application } = await someRed(
        world,
        'denied_by_buyer',
        'timeout',
        'withdrawn',
        'withdrawn_after_confirm',
      );
      const { no, issuerType, issuerId } = application;
      const by = { member: dice.pick(world.operators), issuer: { issuerType, issuerId } };
      return askRedAgain(ctx, by, { no });
    },
  };
}

/** What time does, each job as if two processes ran it at once; and operators who do not wait for it. */
function followingSteps({ test, dice, operators }: World): Record<string, Step> {
  const { ctx } = test;
  const twice = (job: (context: typeof ctx) => Promise<unknown>) => () => Promise.all([job(ctx), job(ctx)]);
  const requests = async () => {
    const applied = await Promise.all([applyForRequests(ctx), applyForRequests(ctx)]);
    if (applied.every((count) => count === 0)) throw new DomainError('not_found');
  };
  return {
    applyForRequests: requests,
    applyForRequestsToo: requests,
    applyForRequestsAgain: requests,
    followRefunds: twice(followRefunds),
    followRefundsToo: twice(followRefunds),
    expireReds: twice(expireReds),
    releaseRefunds: twice(releaseRefundsDue),
    holdsRefunds: () => updateSettings(ctx, { 'invoice.holdsRefunds': dice.next(4) > 0 }),
    releaseHeld: async () => {
      const held = await ctx.db
        .select()
        .from(aftersales)
        .where(inArray(aftersales.status, ['awaiting_refund']));
      return releaseRefund(ctx, dice.pick(operators), { no: dice.pick(held).no, reason: 'r' });
    },
  };
}
