import { sql } from 'drizzle-orm';
import type { Unit } from '#lib/contract/catalogue/shop-records.ts';
import type { SpecTemplate } from '#lib/contract/catalogue/specification.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import { priceSelection } from '#lib/specification/price-selection.ts';
import type { Executor } from '../../db/connection.ts';
import type { Fen } from '../../kernel/money.ts';
import { readSpecTemplate } from '../specification/specification-repository.ts';

/** What the smallest order costs as the configurator begins: a price that somebody can really pay. */
interface StartPrice {
  startAmount: Fen;
  startQuantity: number;
  startUnit: Unit;
}

interface Offered extends Record<string, unknown> {
  productId: number;
  versionId: number;
  unit: Unit;
}

/** By product; one that has nothing to configure, or that a seller has to price, is left out. */
export async function readStartPrices(db: Executor, productIds: number[]): Promise<Map<number, StartPrice>> {
  const { rows } = await db.execute<Offered>(sql`
    select distinct on (p.id) p.id as "productId", v.id as "versionId", coalesce(v.unit, p.unit) as unit
    from products p
    join categories c on c.id = p.category_id
    join spec_templates t on t.product_id = p.id or t.category_id = any(c.path)
    join spec_template_versions v on v.template_id = t.id and v.status = 'published'
    where p.id = any(${sql.param(productIds)}::bigint[])
    order by p.id, t.product_id nulls last, array_position(c.path, t.category_id) desc`);
  const prices = new Map<number, StartPrice>();
  for (const [versionId, products] of Map.groupBy(rows, (row) => row.versionId)) {
    const template = await readSpecTemplate(db, versionId);
    const start = template && priceStart(template);
    for (const { productId, unit } of start ? products : [])
      if (start) prices.set(productId, { ...start, startUnit: unit });
  }
  return prices;
}

export function priceStart(template: SpecTemplate): Omit<StartPrice, 'startUnit'> | undefined {
  const { minimum_quantity: qty, nodes } = template;
  const { faults, result, total_in_fen } = priceSelection({ template, qty, selection: defaultSelection(nodes) });
  if (faults.length > 0 || result !== 'auto_price' || total_in_fen === 0) return undefined;
  return { startAmount: total_in_fen, startQuantity: qty };
}
