import type { ServerContext } from '../db/context.ts';
import {
  applyForInvoice,
  askRed,
  cancelInvoice,
  changeTitle,
  decideDocuments,
  denyRed,
  getApplication,
  type Issuer,
  type IssuerActor,
  issuerOf,
  listApplications,
  listInvoiceable,
  platform,
  readDetails,
  rejectInvoice,
  sameIssuer,
  setMailTracking,
  type TitleOwner,
} from '../invoices/index.ts';
import type { Member } from '../kernel/actor.ts';
import { toPage } from '../kernel/paging.ts';
import { readAllMessages } from '../messaging/index.ts';
import { beginOne } from '../workflows/invoices/begin-one.ts';
import { runInvoices } from '../workflows/invoices/run-invoices.ts';
import { takeInvoiceResult } from '../workflows/invoices/take-result.ts';
import { type CaseParties, withDemoProvider } from './case-parties.ts';
import { demoInvoices, type InvoiceCustomer, invoiceTitles, type SeedInvoice } from './content/invoices.ts';
import { hoursAgo } from './demo-people.ts';
import { type Happening, runInTime } from './in-time.ts';
import {
  handInDocuments,
  issueManually,
  keepTitle,
  readBack,
  recordRed,
  takeBackPart,
  voidIt,
} from './invoice-steps.ts';
import { seedSettlementInvoices } from './money/seed-settlement-invoices.ts';
import { findSettlementPeople } from './money/settlement-people.ts';
import { seedIssuers, seedPlatformInvoices } from './seed-platform-invoices.ts';
import { seedTaxCodes } from './seed-tax-codes.ts';
import { seedCustomers } from './seed-trade.ts';

/**
 * Invoices of the demo shop as far as they come: of the store's customers, of the demo customer, and of the platform to the store.
 * Does nothing where somebody has asked for one already.
 */
export async function seedInvoices(ctx: ServerContext, parties: CaseParties): Promise<void> {
  const people = await findSettlementPeople(ctx);
  if (!people) return;
  const { total } = await listApplications(ctx.db, { scope: 'desk', filter: {} }, toPage({ limit: 1 }));
  if (total > 0) return;
  const shop = withDemoProvider(ctx);
  await seedIssuers(shop, people);
  await seedTaxCodes(hoursAgo(shop, 20 * 24), people.operator);
  const traders = await seedCustomers(shop);
  const members = { buyer: parties.customers.buyer, ...traders };
  const store: IssuerActor = { member: people.store, issuer: issuerOf(people.store.storeId) };
  const desk: IssuerActor = { member: people.colleague, issuer: platform };
  const orders = await findOrders(shop, members);
  const happenings = demoInvoices.flatMap((invoice) => {
    const actor = invoice.isByPlatform ? desk : store;
    const place = orders.findIndex(
      (each) => each.customer === invoice.customer && sameIssuer(each.issuer, actor.issuer),
    );
    const found = place < 0 ? undefined : orders.splice(place, 1)[0];
    return found ? happeningsOf({ actor, customer: members[invoice.customer], order: found.no }, invoice) : [];
  });
  await runInTime(shop, [...documentsOf(members, people.colleague), ...happenings]);
  await seedPlatformInvoices(shop, people);
  await seedSettlementInvoices(shop, people);
  // The store has seen what lies behind it.
  await readAllMessages(ctx, people.store.userId);
}

interface Customer {
  member: Member;
  addressId: number;
}

interface OpenOrder {
  customer: InvoiceCustomer;
  issuer: Issuer;
  no: string;
}

/** Orders of which an invoice can be asked for, the oldest of each customer first. */
async function findOrders(ctx: ServerContext, members: Record<InvoiceCustomer, Customer>): Promise<OpenOrder[]> {
  const found: OpenOrder[] = [];
  for (const customer of Object.keys(members) as InvoiceCustomer[]) {
    const { userId } = members[customer].member;
    const { list } = await listInvoiceable(ctx, { userId, tab: 'ready' }, toPage({ limit: 50 }));
    const open = list.filter(({ obstacle }) => obstacle === null).reverse();
    found.push(...open.map(({ order, issuer }) => ({ customer, issuer, no: order.no })));
  }
  return found;
}

interface Asked {
  actor: IssuerActor;
  customer: Customer;
  order: string;
}

function happeningsOf({ actor, customer, order }: Asked, invoice: SeedInvoice): Happening[] {
  const { hoursAgo, end } = invoice;
  let no = '';
  const then = (hours: number, happen: Happening['happen']): Happening => ({ hoursAgo: hoursAgo - hours, happen });
  const apply = then(0, async (at) => {
    no = await ask(at, customer, { order, invoice });
  });
  const record = then(2, (at) => issueManually(at, actor, no));
  const begin = then(1, (at) => beginOne(at, actor, no));
  const steps: Record<SeedInvoice['end'], () => Happening[]> = {
    submitted: () => [],
    issuing: () => [begin],
    failed: () => [begin, then(1.1, (at) => fail(at, no))],
    sample: () => [begin, then(1.1, runInvoices), then(1.2, runInvoices)],
    issued: () => [record],
    bare: () => [then(2, (at) => readBack(at, actor, no))],
    posted: () => [
      record,
      then(5, (at) => setMailTracking(at, actor, { no, carrier: '顺丰速运', tracking: 'SF1000000000' })),
    ],
    voided: () => [record, then(2.1, (at) => voidIt(at, actor, no))],
    partly: () => [record, then(20, (at) => takeBackPart(at, actor, no)), then(24, (at) => recordRed(at, actor, no))],
    reversing: () => [
      record,
      then(26, (at) => askRed(at, actor, { no, reason: 'sales_return', note: '客户退回全部样品' })),
    ],
    kept: () => [
      record,
      then(5, (at) => askRed(at, actor, { no, reason: 'issue_error', note: '规格型号写错，需要重开' })),
      then(9, (at) => denyLast(at, customer.member, no)),
    ],
    rejected: () => [then(3, (at) => rejectInvoice(at, actor, { no, reason: '抬头与税号不符，请核对后重新申请' }))],
    cancelled: () => [then(1, (at) => cancel(at, customer.member, no))],
    replaced: () => [record, then(4, (at) => replace(at, customer, no)), then(7, (at) => recordRed(at, actor, no))],
  };
  return [apply, ...steps[end]()];
}

async function fail(ctx: ServerContext, no: string): Promise<void> {
  const answer = { status: 'failed', code: 'BUYER_TAX_NO', why: '购买方纳税人识别号未通过校验' } as const;
  await takeInvoiceResult(ctx, { provider: 'sandbox', no, answer });
}

async function cancel(ctx: ServerContext, member: Member, no: string): Promise<void> {
  await cancelInvoice(ctx, { recipientType: 'user', recipientId: member.userId, actor: member }, no);
}

interface Wanted {
  order: string;
  invoice: SeedInvoice;
}

const ownerOf = ({ userId }: Member): TitleOwner => ({ ownerType: 'user', ownerId: userId });

async function ask(ctx: ServerContext, { member, addressId }: Customer, { order, invoice }: Wanted): Promise<string> {
  const { medium = 'digital', customer, note = '', end } = invoice;
  const { id: titleId } = await keepTitle(ctx, ownerOf(member), customer);
  const isPaper = medium === 'paper';
  const kind = end === 'kept' ? 'special' : 'normal';
  const { nos } = await applyForInvoice(ctx, member, {
    ...{ nos: [order], titleId, kind, medium, contentMode: 'detail', remark: '', note, mobile: '' },
    email: isPaper ? '' : invoiceTitles[customer].email,
    addressId: isPaper ? addressId : null,
    key: crypto.randomUUID(),
  });
  return nos[0] ?? '';
}

/** The customer wants it made out to the company instead. */
async function replace(ctx: ServerContext, { member }: Customer, no: string): Promise<void> {
  const { id: titleId } = await keepTitle(ctx, ownerOf(member), 'otherOfBuyer');
  const recipient = { recipientType: 'user' as const, recipientId: member.userId };
  const other = { titleId, kind: 'normal' as const, email: invoiceTitles.otherOfBuyer.email, mobile: '', note: '' };
  await changeTitle(ctx, { member, recipient }, { no, ...other });
}

/** What has been deducted already is not taken back without a word. */
async function denyLast(ctx: ServerContext, member: Member, no: string): Promise<void> {
  const recipient = { recipientType: 'user' as const, recipientId: member.userId };
  const { reds } = await readDetails(ctx.db, await getApplication(ctx.db, no, { recipient }));
  const why = '发票已勾选抵扣，请先与我们的会计确认';
  await denyRed(ctx, { member, recipient }, reds[0]?.no ?? '', why);
}

/** Documents of titles: the clinic's are approved, so that it has special invoices; the demo customer's wait for the demo operator. */
function documentsOf({ clinic, buyer }: Record<InvoiceCustomer, Customer>, operator: Member): Happening[] {
  const send =
    ({ member }: Customer, name: 'clinic' | 'otherOfBuyer') =>
    async (at: ServerContext) => {
      const owner = ownerOf(member);
      const { id } = await keepTitle(at, owner, name);
      await handInDocuments(at, { member, owner }, id);
      return id;
    };
  return [
    {
      hoursAgo: 11 * 24,
      happen: async (at) => {
        const titleId = await send(clinic, 'clinic')(at);
        await decideDocuments(at, operator, { titleId, decision: 'approve', reason: '', version: 0 });
      },
    },
    { hoursAgo: 5, happen: send(buyer, 'otherOfBuyer') },
  ];
}
