import { itemName } from '#lib/contract/invoices/item-name.ts';
import type { TaxFileField } from '#lib/contract/invoices/tax-file.ts';
import type { ServerContext } from '../../db/context.ts';
import { readColumn } from '../../kernel/answer-table/pick-answers.ts';
import { formatFen } from '../../kernel/money.ts';
import type { Application, InvoiceItem } from '../application-repository.ts';
import type { DocumentItem } from '../applying/snapshots.ts';
import { toDocumentItems } from '../applying/tax-rules.ts';
import type { Issuer } from '../issuers/issuers.ts';
import { readTaxSettings } from './read-tax-settings.ts';
import { readToIssue } from './read-to-issue.ts';

/** As tax software calls the two kinds. */
const kinds = { normal: '普通发票', special: '增值税专用发票' } as const;

/** What whoever issues has to issue, for the tax software: headings as it names them, and a row for each line. */
export async function listTaxFileRows(
  ctx: ServerContext,
  issuer: Issuer,
  nos: readonly string[],
): Promise<{ headings: string[]; rows: string[][] }> {
  const [settings, found] = await Promise.all([readTaxSettings(ctx, issuer), readToIssue(ctx.db, issuer, nos)]);
  const columns = settings['invoice.fileColumns'].map((line) => readColumn<TaxFileField>(line));
  const rows = found.flatMap(({ application, items }) => rowsOf(application, items));
  return {
    headings: columns.map(({ heading }) => heading),
    rows: rows.map((cells) => columns.map(({ field }) => cells[field])),
  };
}

function rowsOf(application: Application, items: readonly InvoiceItem[]): Record<TaxFileField, string>[] {
  return toDocumentItems(items, application.contentMode).map((item) => cellsOf(application, item));
}

function cellsOf(application: Application, item: DocumentItem): Record<TaxFileField, string> {
  const { title } = application;
  const gross = item.netAmount + item.taxAmount;
  return {
    no: application.no,
    kind: kinds[application.kind],
    title: title.name,
    tax_no: title.taxNo,
    address: title.regAddress,
    phone: title.regPhone,
    bank_name: title.bankName,
    bank_account: title.bankAccount,
    email: application.email,
    item: itemName(item.taxLabel, item.name),
    tax_code: item.taxCode,
    model: item.model,
    unit: item.unit,
    qty: item.qty === null ? '' : String(item.qty),
    unit_price: item.qty === null ? '' : grossUnitPrice(gross, item.qty),
    gross: formatFen(gross),
    net: formatFen(item.netAmount),
    tax: formatFen(item.taxAmount),
    rate: String(item.taxBp / 10_000),
    remark: application.remark,
  };
}

/** Tax included. Eight decimals at most, so that price × quantity is the amount to the fen. */
const grossUnitPrice = (gross: number, qty: number): string =>
  (gross / 100 / qty).toFixed(8).replace(/0+$/, '').replace(/\.$/, '');
