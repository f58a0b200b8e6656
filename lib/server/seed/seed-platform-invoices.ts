import type { ServerContext } from '../db/context.ts';
import {
  applyForFees,
  type IssuerActor,
  issuerOf,
  platform,
  readInvoiceableFees,
  saveOwnIssuer,
  savePlatformIssuer,
} from '../invoices/index.ts';
import { invoiceTitles, platformSeller } from './content/invoices.ts';
import { hoursAgo } from './demo-people.ts';
import { issueManually, keepTitle } from './invoice-steps.ts';
import type { SettlementPeople } from './money/settlement-people.ts';

const long = 20 * 24;

/** How the store and the platform issue: the store by the double, and manually where that does not do it. */
export async function seedIssuers(ctx: ServerContext, { store, operator }: SettlementPeople): Promise<void> {
  const at = hoursAgo(ctx, long);
  const how = { drawer: '周会计', isAutoIssue: false, isSpecialOffered: true, flatTaxBp: null };
  const columns = { fileColumns: null, resultColumns: null };
  const { name, taxNo, ...place } = platformSeller;
  await savePlatformIssuer(at, operator, {
    ...{ ...how, ...place, name, taxNo, provider: 'manual', capAmount: 10_000_000, version: 0 },
  });
  const change = {
    ...{ address: '', phone: '', bankName: '示例银行北京海淀支行', bankAccount: '110000000000002' },
    ...{ ...how, ...columns, drawer: '陈开票', provider: 'sandbox' as const },
  };
  const actor = { member: store, issuer: issuerOf(store.storeId) };
  await saveOwnIssuer(at, actor, { change, version: 0, providers: ['manual', 'sandbox'] });
}

/** Of what the platform took from the store: one invoice is there, one waits for the demo operator. */
export async function seedPlatformInvoices(ctx: ServerContext, { store, colleague }: SettlementPeople): Promise<void> {
  const { statements } = await readInvoiceableFees(ctx.db, store.storeId);
  const [first, second] = statements.filter(({ amount }) => amount >= 100);
  const desk: IssuerActor = { member: colleague, issuer: platform };
  if (first) await issueManually(hoursAgo(ctx, 40), desk, await ask(hoursAgo(ctx, 60), store, first.statement.no));
  if (second) await ask(hoursAgo(ctx, 10), store, second.statement.no);
}

async function ask(ctx: ServerContext, store: SettlementPeople['store'], statement: string): Promise<string> {
  const title = await keepTitle(ctx, { ownerType: 'store', ownerId: store.storeId }, 'store');
  const { nos } = await applyForFees(ctx, store, {
    ...{ statements: [statement], titleId: title.id, kind: 'normal', contentMode: 'detail', remark: '', note: '' },
    ...{ email: invoiceTitles.store.email, mobile: '', key: crypto.randomUUID() },
  });
  return nos[0] ?? '';
}
