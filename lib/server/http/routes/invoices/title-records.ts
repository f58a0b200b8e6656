import type { z } from 'zod';
import type { TitleRecord, titleBody } from '#lib/contract/invoices/titles.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { type InvoiceTitle, isWholeHere } from '#lib/server/invoices/index.ts';
import { getSettings, type Settings } from '#lib/server/site/index.ts';

const toTitleRecord = (row: InvoiceTitle, settings: Settings): TitleRecord => ({
  id: row.id,
  title_type: row.titleType,
  name: row.name,
  tax_no: row.taxNo,
  reg_address: row.regAddress,
  reg_phone: row.regPhone,
  bank_name: row.bankName,
  bank_account: row.bankAccount,
  email: row.email,
  mobile: row.mobile,
  is_default: row.isDefault,
  is_whole: isWholeHere(row, settings),
  special: row.special,
  special_reason: row.specialReason,
});

export const toTitleInput = ({ id, is_default: isDefault, ...body }: z.output<typeof titleBody>) => ({
  id,
  isDefault,
  facts: {
    titleType: body.title_type,
    name: body.name,
    taxNo: body.tax_no,
    regAddress: body.reg_address,
    regPhone: body.reg_phone,
    bankName: body.bank_name,
    bankAccount: body.bank_account,
    email: body.email,
    mobile: body.mobile,
  },
});

/** Titles as their owner reads them. */
export async function describeTitles(server: ServerContext, titles: Promise<InvoiceTitle[]>): Promise<TitleRecord[]> {
  const [settings, rows] = await Promise.all([getSettings(server), titles]);
  return rows.map((row) => toTitleRecord(row, settings));
}

export async function describeTitle(server: ServerContext, title: Promise<InvoiceTitle>): Promise<TitleRecord> {
  const [settings, row] = await Promise.all([getSettings(server), title]);
  return toTitleRecord(row, settings);
}
