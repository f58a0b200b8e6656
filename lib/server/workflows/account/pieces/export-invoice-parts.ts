import { listTitles } from '#lib/server/invoices/index.ts';
import { part, time } from './export-part.ts';

export const invoiceTitles = part(
  'invoice_titles',
  [
    'type',
    'name',
    'tax_no',
    'address',
    'phone',
    'bank',
    'account',
    'email',
    'mobile',
    'is_default',
    'added_at',
    'changed_at',
  ],
  async function* (ctx, { user }) {
    const rows = await listTitles(ctx.db, { ownerType: 'user', ownerId: user.id });
    yield rows.map((row) => ({
      type: row.titleType,
      name: row.name,
      tax_no: row.taxNo,
      address: row.regAddress,
      phone: row.regPhone,
      bank: row.bankName,
      account: row.bankAccount,
      email: row.email,
      mobile: row.mobile,
      is_default: row.isDefault,
      added_at: time(row.createdAt),
      changed_at: time(row.updatedAt),
    }));
  },
);
