import type { SpecSelection } from '#lib/contract/specification.ts';
import { type PricedSelection, priceSelection } from '#lib/specification/price-selection.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { findOfferedTemplate } from './find-template.ts';

/**
 * What a configuration costs, worked out from what is stored alone (product.md 2.5.2). Faults are part of the answer.
 * Throws `not_found` for a version that is not offered any more.
 */
export async function priceConfiguration(
  ctx: ServerContext,
  { versionId, qty, selection }: { versionId: number; qty: number; selection: SpecSelection },
): Promise<PricedSelection> {
  const template = await findOfferedTemplate(ctx, versionId);
  if (!template) throw new DomainError('not_found');
  return priceSelection({ template, qty, selection });
}
