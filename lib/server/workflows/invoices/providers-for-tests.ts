import type { InvoiceProviderName } from '#lib/contract/invoices/records.ts';
import type { TestContext } from '../../db/test-context.ts';
import {
  type Issuer,
  issuerOf,
  listItems,
  lockApplication,
  platform,
  startRed,
  wholeOf,
} from '../../invoices/index.ts';
import type { Member } from '../../kernel/actor.ts';
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

  const ask = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
    (await ctx.db.$client.query(text, values)).rows as Row[];

  async function choose({ issuerType, issuerId }: Issuer, provider: InvoiceProviderName, isAutoIssue = false) {
    await ask(
      `insert into invoice_issuers (issuer_type, issuer_id, provider, is_auto_issue) values ($1, $2, $3, $4)
       on conflict (issuer_type, issuer_id) do update set provider = $3, is_auto_issue = $4`,
      [issuerType, issuerId, provider, isAutoIssue],
    );
  }

  /** Asked for, and waiting for an issuer who has that provider. */
  async function newAsked({ provider, isAutoIssue, isByPlatform, wanted }: Asking): Promise<Asked> {
    const order = await shop.newReceived();
    const [no = ''] = await shop.apply(order.customer, [order.no], wanted);
    const { id } = await shop.stateOf(no);
    const issuer = isByPlatform ? platform : issuerOf(order.store.storeId);
    const { issuerType, issuerId } = issuer;
    await ask('update invoice_applications set issuer_type = $2, issuer_id = $3 where id = $1', [
      id,
      issuerType,
      issuerId,
    ]);
    await ask("update invoice_items set tax_code = '1080422000000000000' where application_id = $1", [id]);
    await choose(issuer, provider, isAutoIssue);
    return { no, id, issuer, customer: order.customer, store: order.store };
  }

  const rowsOf = {
    documents: (id: number) =>
      ask<{ id: number; isSample: boolean; fapiaoNo: string }>(
        `select id::int, is_sample as "isSample", fapiao_no as "fapiaoNo" from invoice_documents where application_id = $1`,
        [id],
      ),
    files: (id: number) =>
      ask<{ format: string; sha256: string }>(
        `select format, sha256 from invoice_files join invoice_documents on invoice_documents.id = document_id
         where application_id = $1`,
        [id],
      ),
    notices: async (no: string) =>
      (await ask<{ outcome: string }>('select outcome from invoice_notices where no = $1 order by id', [no])).map(
        ({ outcome }) => outcome,
      ),
    /** Events that a member was told of, about an application. */
    told: async (userId: number, no: string) =>
      (
        await ask<{ event: string }>(
          `select event_key as event from messages where user_id = $1 and args ->> 'no' = $2 and event_key like 'invoice%'
           order by id`,
          [userId, no],
        )
      ).map(({ event }) => event),
  };

  /** A red letter over all of it, as its job or its issuer asks for it. */
  async function askRed({ no, id }: Asked, provider: InvoiceProviderName, note = ''): Promise<string> {
    return ctx.db.transaction(async (tx) => {
      const application = await lockApplication(tx, no, 'desk');
      const parts = wholeOf(await listItems(tx, id));
      const reasons = { applicant: 'seller', reason: 'sales_return', cause: 'refund' } as const;
      return (await startRed(tx, application, { ...reasons, parts, provider, note, at: ctx.clock.now() })).no;
    });
  }

  const redOf = async (no: string) => {
    const [red] = await ask<{ status: string; nextAt: Date | null; failReason: string }>(
      'select status, next_at as "nextAt", fail_reason as "failReason" from invoice_reds where no = $1',
      [no],
    );
    if (!red) throw new Error(`no red letter ${no}`);
    return red;
  };

  return { ...shop, choose, newAsked, rowsOf, askRed, redOf };
}
