import {
  type InvoiceIssuer,
  storeInvoiceHome,
  storeInvoiceIssuer,
  storeInvoiceIssuerSave,
} from '#lib/contract/invoices/store-issuer.ts';
import { toTaxColumns } from '#lib/contract/invoices/tax-file.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import {
  countBare,
  countIssuerInvoices,
  countReceived,
  type IssuedSums,
  type Issuer,
  issuerOf,
  offeredProviders,
  readIssuer,
  saveOwnIssuer,
  sumIssued,
} from '#lib/server/invoices/index.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { type App, serve } from '../../serve.ts';

/** How a store issues, and what it has to do with invoices in both directions. */
export function registerStoreIssuer(app: App): void {
  serve(app, storeInvoiceIssuer, {
    guard: { store: 'store/invoice' },
    run: ({ server, member }) => toRecord(server, issuerOf(member.storeId)),
  });
  serve(app, storeInvoiceIssuerSave, {
    guard: { store: 'store/invoice/customer/settings' },
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    message: 'invoiceIssuerSaved',
    run: async ({ server, member, body }) => {
      const issuer = issuerOf(member.storeId);
      const change = {
        address: body.address,
        phone: body.phone,
        bankName: body.bank_name,
        bankAccount: body.bank_account,
        drawer: body.drawer,
        provider: body.provider,
        isAutoIssue: body.is_auto_issue,
        isSpecialOffered: body.is_special_offered,
        fileColumns: orNone(toTaxColumns(body.file_columns)),
        resultColumns: orNone(toTaxColumns(body.result_columns)),
        flatTaxBp: body.flat_rate === '' ? null : Math.round(Number(body.flat_rate) * 100),
      };
      const providers = offeredProviders(server.env, issuer);
      await saveOwnIssuer(server, { member, issuer }, { change, version: body.version, providers });
      return toRecord(server, issuer);
    },
  });
  serve(app, storeInvoiceHome, {
    guard: { store: 'store/invoice' },
    run: async ({ server, member }) => {
      const { db, clock } = server;
      const issuer = issuerOf(member.storeId);
      const now = clock.now();
      const [counts, bare, sums, received] = await Promise.all([
        countIssuerInvoices(db, issuer, now),
        countBare(db, issuer),
        sumIssued(db, issuer, `${shopDay(now).slice(0, 7)}-01`),
        countReceived(db, member.storeId),
      ]);
      const { blue, red } = sums;
      const ends = { received_open: received.open, received: received.received };
      return { ...counts, bare, blue: toSums(blue), red: toSums(red), ...ends };
    },
  });
}

const orNone = (columns: string[]): string[] | null => (columns.length > 0 ? columns : null);

const toSums = ({ count, total, tax }: IssuedSums) => ({ count, total: formatFen(total), tax: formatFen(tax) });

async function toRecord(server: ServerContext, issuer: Issuer): Promise<InvoiceIssuer> {
  const [facts, settings] = await Promise.all([readIssuer(server.db, issuer), getSettings(server)]);
  const { seller, drawer, provider, isAutoIssue, isSpecialOffered, flatTaxBp, capAmount, version } = facts;
  return {
    name: seller.name,
    tax_no: seller.taxNo,
    address: seller.address,
    phone: seller.phone,
    bank_name: seller.bankName,
    bank_account: seller.bankAccount,
    drawer,
    provider,
    providers: offeredProviders(server.env, issuer),
    is_auto_issue: isAutoIssue,
    is_special_offered: isSpecialOffered,
    flat_rate: flatTaxBp === null ? '' : String(flatTaxBp / 100),
    file_columns: (facts.fileColumns ?? []).join('\n'),
    result_columns: (facts.resultColumns ?? []).join('\n'),
    usual_file_columns: settings['invoice.fileColumns'].join('\n'),
    usual_result_columns: settings['invoice.resultColumns'].join('\n'),
    cap: formatFen(capAmount),
    version,
  };
}
