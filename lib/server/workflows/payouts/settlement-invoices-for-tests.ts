import { Readable } from 'node:stream';
import type { TestContext } from '../../db/test-context.ts';
import { createTestFile } from '../../factories/store-factories.ts';
import { saveUpload } from '../../files/index.ts';
import { handInSettlement, issuerOf, listSettlementInvoices, platform, readIssuer } from '../../invoices/index.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { shopDay } from '../../kernel/clock.ts';
import { type Fen, formatFen } from '../../kernel/money.ts';
import { toPage } from '../../kernel/paging.ts';
import { confirmStatement } from '../../settlement/index.ts';
import { statementsOf } from '../settlement/statements-for-tests.ts';
import { decideStoreInvoice } from './decide-store-invoice.ts';

let next = 0;
/** A number that no other test hands in. */
export function newFapiaoNo(): string {
  next += 1;
  return `26327777${String(next).padStart(12, '0')}`;
}

type Change = Partial<Parameters<typeof handInSettlement>[2]>;

/** What tests of invoices from stores to the platform do again and again. The context keeps files. */
export function settlementInvoicesOf(test: Pick<TestContext, 'ctx'>) {
  const { ctx } = test;
  const statements = statementsOf(test);

  /** A statement over this much, settled; its money can be withdrawn. */
  async function newSettled(store: StoreMember, amount: Fen): Promise<string> {
    await statements.earn(store, amount);
    const { no } = await statements.make(store);
    await confirmStatement(ctx, store, no);
    await statements.settleAll();
    return no;
  }

  async function send({ userId }: Member, name: string, bytes: Buffer): Promise<string> {
    const content = Readable.from([bytes]);
    return (await saveUpload(ctx, { userId, topic: 'invoice' }, { name, mime: '', content })).url;
  }

  const sendPdf = (member: Member) =>
    send(member, 'invoice.pdf', Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog/N ${newFapiaoNo()}>>endobj\n`));

  /** A PDF that is kept nowhere: for what never opens it. */
  async function nameKept({ userId }: Member): Promise<string> {
    const path = `private/invoice/${crypto.randomUUID()}.pdf`;
    const url = `/storage/${path}`;
    await createTestFile(ctx, userId, { isPrivate: true, topic: 'invoice', path, url, mime: 'application/pdf' });
    return url;
  }

  /** As the tax side writes it, of the store to the platform. */
  async function sendXml(store: StoreMember, invoice: { fapiaoNo: string; total: Fen; issueDate?: string }) {
    const [{ seller }, { seller: buyer }] = await Promise.all([
      readIssuer(ctx.db, issuerOf(store.storeId)),
      readIssuer(ctx.db, platform),
    ]);
    const { fapiaoNo, total, issueDate = shopDay(ctx.clock.now()) } = invoice;
    const facts = {
      ...{ EIid: fapiaoNo, IssueTime: issueDate, 'TotalTax-includedAmount': formatFen(total) },
      ...{ BuyerName: buyer.name, BuyerIdNum: buyer.taxNo, SellerIdNum: seller.taxNo },
    };
    const elements = Object.entries(facts).map(([name, text]) => `<${name}>${text}</${name}>`);
    return send(store, 'invoice.xml', Buffer.from(`<?xml version="1.0"?><EInvoice>${elements.join('')}</EInvoice>`));
  }

  async function handIn(store: StoreMember, nos: string[], amount: Fen, change: Change = {}): Promise<string> {
    const said = { fapiaoCode: '', fapiaoNo: newFapiaoNo(), issueDate: shopDay(ctx.clock.now()), amount };
    const files = change.files ?? [{ url: await sendPdf(store) }];
    const whole = { statements: nos, ...said, acceptsSpelling: false, ...change, files };
    return (await handInSettlement(ctx, store, whole)).no;
  }

  async function find(no: string) {
    const [found] = (await listSettlementInvoices(ctx.db, { no }, toPage({}))).list;
    if (!found) throw new Error(`no invoice ${no}`);
    return found;
  }

  async function decide(operator: Member, no: string, decision: 'accept' | 'refuse', reason = '税率有误') {
    const { version } = (await find(no)).invoice;
    const why = decision === 'accept' ? '' : reason;
    await decideStoreInvoice(ctx, operator, { no, decision, reason: why, version });
  }

  return { ...statements, newSettled, sendPdf, nameKept, sendXml, handIn, find, decide };
}
