import {
  operatorInvoiceIssuerSave,
  operatorInvoiceIssuers,
  operatorPlatformIssuer,
  operatorPlatformIssuerSave,
} from '#lib/contract/invoices/desk-issuers.ts';
import {
  type IssuerFacts,
  listStoreIssuers,
  platform,
  readIssuer,
  savePlatformIssuer,
  saveStoreIssuer,
} from '#lib/server/invoices/index.ts';
import { formatFen, parseFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { type App, serve } from '../../serve.ts';
import { toBasisPoints, toPerCent } from './rates.ts';

const guard = { node: 'operator/invoice/issuers' } as const;

/** Who issues, and how: stores, and the platform itself. */
export function registerOperatorInvoiceIssuers(app: App): void {
  serve(app, operatorInvoiceIssuers, {
    guard,
    run: async ({ server, query }) => {
      const { list, total } = await listStoreIssuers(server.db, { q: query.q ?? '' }, toPage(query));
      return {
        list: list.map(({ storeId, name, facts }) => ({
          store_id: storeId,
          store_name: name,
          company: facts.seller.name,
          tax_no: facts.seller.taxNo,
          drawer: facts.drawer,
          ...toHow(facts),
        })),
        total,
      };
    },
  });
  serve(app, operatorInvoiceIssuerSave, {
    guard,
    message: 'issuerSaved',
    run: ({ server, member, body }) =>
      saveStoreIssuer(server, member, {
        storeId: body.store_id,
        capAmount: parseFen(body.cap),
        isSpecialOffered: body.is_special_offered,
        flatTaxBp: body.flat_rate === '' ? null : toBasisPoints(body.flat_rate),
        version: body.version,
      }),
  });
  registerPlatform(app);
}

function registerPlatform(app: App): void {
  serve(app, operatorPlatformIssuer, {
    guard,
    run: async ({ server }) => {
      const facts = await readIssuer(server.db, platform);
      const { name, taxNo, address, phone, bankName, bankAccount } = facts.seller;
      const seller = { name, tax_no: taxNo, address, phone, bank_name: bankName, bank_account: bankAccount };
      return { ...seller, drawer: facts.drawer, ...toHow(facts) };
    },
  });
  serve(app, operatorPlatformIssuerSave, {
    guard,
    message: 'issuerSaved',
    run: ({ server, member, body }) =>
      savePlatformIssuer(server, member, {
        name: body.name,
        taxNo: body.tax_no,
        address: body.address,
        phone: body.phone,
        bankName: body.bank_name,
        bankAccount: body.bank_account,
        drawer: body.drawer,
        provider: body.provider,
        isAutoIssue: body.is_auto_issue,
        isSpecialOffered: body.is_special_offered,
        capAmount: parseFen(body.cap),
        flatTaxBp: body.flat_rate === '' ? null : toBasisPoints(body.flat_rate),
        version: body.version,
      }),
  });
}

const toHow = (facts: IssuerFacts) => ({
  cap: formatFen(facts.capAmount),
  is_special_offered: facts.isSpecialOffered,
  is_auto_issue: facts.isAutoIssue,
  provider: facts.provider,
  flat_rate: facts.flatTaxBp === null ? '' : toPerCent(facts.flatTaxBp),
  version: facts.version,
});
