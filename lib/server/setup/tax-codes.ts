import { sql } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { ensureTaxCodes } from '../invoices/index.ts';

/**
 * Codes of the tax side's list that every shop starts with: what the platform invoices its own fees under, and services that
 * shops of this kind sell. Goods are subdivided finely, and operators add those they sell.
 */
const firstTaxCodes = [
  { code: '3040203000000000000', label: '信息技术服务', name: '信息系统服务', taxBp: 600 },
  { code: '3040102000000000000', label: '研发和技术服务', name: '技术咨询服务', taxBp: 600 },
  { code: '3040301000000000000', label: '设计服务', name: '设计服务', taxBp: 600 },
  { code: '3040303000000000000', label: '广告服务', name: '广告服务', taxBp: 600 },
  { code: '3050200000000000000', label: '建筑服务', name: '安装服务', taxBp: 900 },
  { code: '3050300000000000000', label: '建筑服务', name: '修缮服务', taxBp: 900 },
];

/** A shop that has codes already keeps what its operators made of them. */
export async function ensureFirstTaxCodes(ctx: ServerContext): Promise<void> {
  const { rows } = await ctx.db.execute(sql`select 1 from invoice_tax_codes limit 1`);
  if (rows.length === 0) await ensureTaxCodes(ctx, firstTaxCodes);
}
