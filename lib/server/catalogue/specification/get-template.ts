import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findTemplateForProduct } from './find-template.ts';
import { findUnit } from './specification-repository.ts';

/** What a configurator needs of a product. Throws `not_found` where nothing can be configured. */
export async function getTemplate(ctx: ServerContext, productId: number): Promise<QuoteTemplate> {
  const template = await findTemplateForProduct(ctx, productId);
  const unit = template && (await findUnit(ctx.db, productId, template.template_version_id));
  if (!template || !unit) throw new DomainError('not_found');
  return { ...template, product_id: productId, unit_name: unit };
}
