import type { z } from 'zod';
import type { TitleRecord, titleBody } from '#lib/contract/invoices/titles.ts';
import type { InvoiceTitle } from '#lib/server/invoices/index.ts';

export const toTitleRecord = (row: InvoiceTitle): TitleRecord => ({
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
