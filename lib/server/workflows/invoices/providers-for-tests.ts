import { and, eq } from 'drizzle-orm';
import type { InvoiceProviderName } from '#lib/contract/invoices/records.ts';
import type { TestContext } from '../../db/test-context.ts';
import { invoiceApplications, invoiceItems } from '../../invoices/application-tables.ts';
import { invoiceDocuments, invoiceFiles, redConfirmations } from '../../invoices/document-tables.ts';
import { type Issuer, issuerOf, lockApplication, platform, startRed } from '../../invoices/index.ts';
import { invoiceIssuers } from '../../invoices/issuer-tables.ts';
import { invoiceNotices } from '../../invoices/notice-tables.ts';
import type { Member } from '../../kernel/actor.ts';
import { messages } from '../../messaging/inbox-tables.ts';
import { invoicesOf } from './invoices-for-tests.ts';

type Wanted = Parameters<ReturnType<typeof invoicesOf>['apply']>[2];

interface Asking {
  provider: InvoiceProviderName;
  isAutoIssue?: boolean;
  /** The platform issues it; else the store that carried it out. */
  isByPlatform?: boolean;
  wanted?: Wanted;
}

export interface Asked {
  no: string;
  id: number;
  issuer: Issuer;
  customer: Member;
  store: { storeId: number; userId: number };
}

/** What tests of providers do again and again. */
export function providersOf(test: TestContext) {
  const { ctx } = test;
  const shop = invoicesOf(test);

  async function choose(issuer: Issuer, provider: InvoiceProviderName, isAutoIssue = false): Promise<void> {
    const set = { provider, isAutoIssue };
    await ctx.db
      .insert(invoiceIssuers)
      .values({ ...issuer, ...set })
      .onConflictDoUpdate({ target: [invoiceIssuers.issuerType, invoiceIssuers.issuerId], set });
  }

  /** Asked for, and waiting for an issuer who has that provider. */
  async function newAsked({ provider, isAutoIssue, isByPlatform, wanted }: Asking): Promise<Asked> {
    const order = await shop.newReceived();
    const [no = ''] = await shop.apply(order.customer, [order.no], wanted);
    const { id } = await shop.stateOf(no);
    const issuer = isByPlatform ? platform : issuerOf(order.store.storeId);
    await ctx.db.update(invoiceApplications).set(issuer).where(eq(invoiceApplications.id, id));
    await ctx.db.update(invoiceItems).set({ taxCode: '1080422000000000000' }).where(eq(invoiceItems.applicationId, id));
    await choose(issuer, provider, isAutoIssue);
    return { no, id, issuer, customer: order.customer, store: order.store };
  }

  const rowsOf = {
    documents: (id: number) => ctx.db.select().from(invoiceDocuments).where(eq(invoiceDocuments.applicationId, id)),
    files: async (id: number) =>
      (
        await ctx.db
          .select({ file: invoiceFiles })
          .from(invoiceFiles)
          .innerJoin(invoiceDocuments, eq(invoiceDocuments.id, invoiceFiles.documentId))
          .where(eq(invoiceDocuments.applicationId, id))
      ).map(({ file }) => file),
    notices: async (no: string) =>
      (await ctx.db.select().from(invoiceNotices).where(eq(invoiceNotices.no, no)).orderBy(invoiceNotices.id)).map(
        ({ outcome }) => outcome,
      ),
    /** Events that a member was told of, about an application. */
    told: async (userId: number, no: string) =>
      (await ctx.db.select().from(messages).where(eq(messages.userId, userId)).orderBy(messages.id))
        .filter(({ args }) => args.no === no)
        .map(({ eventKey }) => eventKey)
        .filter((event) => event.startsWith('invoice')),
  };

  /** A red letter over all of it, as its job or its issuer asks for it. */
  async function askRed({ no, id }: Asked, provider: InvoiceProviderName, note = ''): Promise<string> {
    return ctx.db.transaction(async (tx) => {
      const application = await lockApplication(tx, no, 'desk');
      const items = await tx.select().from(invoiceItems).where(eq(invoiceItems.applicationId, id));
      const parts = items.map((item) => ({ itemId: item.id, grossAmount: item.grossAmount, qty: item.qty }));
      const reasons = { applicant: 'seller', reason: 'sales_return', cause: 'refund' } as const;
      return (await startRed(tx, application, { ...reasons, parts, provider, note, at: ctx.clock.now() })).no;
    });
  }

  const redOf = async (no: string) => {
    const [red] = await ctx.db
      .select()
      .from(redConfirmations)
      .where(and(eq(redConfirmations.no, no)));
    if (!red) throw new Error(`no red letter ${no}`);
    return red;
  };

  return { ...shop, choose, newAsked, rowsOf, askRed, redOf };
}
