import type { SpecSelection, SpecTemplate } from '#lib/contract/catalogue/specification.ts';
import { asksForMadeForm, type MadeForm, withMadeForms } from '#lib/specification/made-forms.ts';
import { type PricedSelection, priceSelection } from '#lib/specification/price-selection.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findOfferedTemplate } from './find-template.ts';
import { findVersion } from './specification-repository.ts';

interface ConfigurationRequested {
  versionId: number;
  /** Looked at where products share the tree of their category, and nowhere else. */
  productId?: number | undefined;
  qty: number;
  selection: SpecSelection;
  /** What the customer has ordered of a product and paid: options that take a kept form are for them alone. */
  findMade: (db: Executor, productId: number) => Promise<MadeForm[]>;
}

/**
 * What a configuration costs, worked out from what is stored alone (docs/domain/catalogue.md 5). Faults are part of the
 * answer. Throws `not_found` for a version that is not offered any more.
 */
export async function priceConfiguration(
  ctx: ServerContext,
  requested: ConfigurationRequested,
): Promise<PricedSelection> {
  const { versionId, qty, selection } = requested;
  const template = await findOfferedTemplate(ctx, versionId);
  if (!template) throw new DomainError('not_found');
  const made = await findOwnForms(ctx, template, requested);
  return priceSelection({ template: withMadeForms(template, selection, made), qty, selection });
}

async function findOwnForms(
  { db }: ServerContext,
  template: SpecTemplate,
  { versionId, productId, findMade }: ConfigurationRequested,
): Promise<MadeForm[]> {
  if (!asksForMadeForm(template)) return [];
  // A tree of one product is priced for that product alone, whatever the caller names.
  const product = (await findVersion(db, versionId))?.template.productId ?? productId;
  return product ? findMade(db, product) : [];
}
