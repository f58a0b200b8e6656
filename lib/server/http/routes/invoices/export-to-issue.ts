import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import { type IssuerActor, listTaxFileRows } from '#lib/server/invoices/index.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import type { FileAnswer } from '../../serve.ts';

/** What is to be issued, as tax software takes it; who took it is written down. */
export async function exportToIssue(
  ctx: ServerContext,
  { member, issuer }: IssuerActor,
  { format, locale }: { format: 'csv' | 'xlsx'; locale: Locale },
): Promise<FileAnswer> {
  const { headings, rows } = await listTaxFileRows(ctx, issuer, []);
  const at = ctx.clock.now();
  const data = { issuer: issuer.issuerType, rows: rows.length, format };
  const entity = {
    entityType: 'invoice_issuer',
    entityId: issuer.issuerId,
    from: null,
    to: 'exported',
    event: 'export',
  };
  await logStatusChange(ctx.db, { ...entity, actor: member, at, data });
  return toSpreadsheet({
    fileName: `${sentence(locale, 'api.invoicesToIssue')}-${shopDay(at)}`,
    name: sentence(locale, 'api.invoicesToIssue'),
    format,
    columns: headings.map((heading) => ({ heading, width: 20 })),
    batches: once(rows),
    toCells: (cells) => cells,
  });
}

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  if (rows.length > 0) yield rows;
}
