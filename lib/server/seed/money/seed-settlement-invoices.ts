import type { ServerContext } from '#lib/server/db/context.ts';
import {
  handInSettlement,
  issuerOf,
  listSettlementInvoices,
  platform,
  readIssuer,
  readOpenSettlements,
  withdrawSettlement,
} from '#lib/server/invoices/index.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { decideStoreInvoice } from '#lib/server/workflows/payouts/decide-store-invoice.ts';
import { hoursAgo } from '../demo-people.ts';
import { writeInvoiceXml } from '../documents/demo-invoice-file.ts';
import { newFapiaoNo, uploadXml } from '../invoice-steps.ts';
import type { SettlementPeople } from './settlement-people.ts';

/**
 * What the demo store has handed in for its statements: one invoice accepted, one refused, one withdrawn, and one that waits for
 * the demo operator. The demo shop asks for none before it pays: a visitor who switches that on sees what waits.
 */
export async function seedSettlementInvoices(ctx: ServerContext, people: SettlementPeople): Promise<void> {
  const { store, colleague } = people;
  const { statements } = await readOpenSettlements(ctx.db, store.storeId);
  const [first, second, third] = statements.filter(({ netAmount }) => netAmount > 0);
  const isEasy = statements.every(({ netAmount }) => netAmount > 0);
  if (!first || !second || !isEasy) return;
  const decide = async (ago: number, no: string, reason = '') => {
    const [found] = (await listSettlementInvoices(ctx.db, { no }, toPage({}))).list;
    const decision = reason ? ('refuse' as const) : ('accept' as const);
    await decideStoreInvoice(hoursAgo(ctx, ago), colleague, {
      ...{ no, decision, reason, version: found?.invoice.version ?? 0 },
    });
  };
  await decide(92, await handIn(hoursAgo(ctx, 96), people, first));
  await decide(48, await handIn(hoursAgo(ctx, 52), people, second), '发票备注栏未注明对账单编号，请重开');
  if (!third) return;
  await withdrawSettlement(hoursAgo(ctx, 1.8), store, await handIn(hoursAgo(ctx, 1.9), people, third));
  await handIn(hoursAgo(ctx, 1), people, third);
}

interface Stated {
  no: string;
  netAmount: number;
}

async function handIn(ctx: ServerContext, { store }: SettlementPeople, { no, netAmount }: Stated): Promise<string> {
  const [{ seller }, { seller: buyer }] = await Promise.all([
    readIssuer(ctx.db, issuerOf(store.storeId)),
    readIssuer(ctx.db, platform),
  ]);
  const said = { fapiaoCode: '', fapiaoNo: newFapiaoNo(), issueDate: shopDay(ctx.clock.now()) };
  const xml = writeInvoiceXml({ ...said, buyer, seller, total: formatFen(netAmount) });
  const files = [{ url: await uploadXml(ctx, store, { name: `${said.fapiaoNo}.xml`, xml }) }];
  const handedIn = { ...said, statements: [no], amount: netAmount, acceptsSpelling: false, files };
  return (await handInSettlement(ctx, store, handedIn)).no;
}
