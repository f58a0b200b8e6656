import type { SpecTemplate } from '#lib/contract/catalogue/specification.ts';
import type { ServerContext } from '../../db/context.ts';
import { findListedId } from '../products/product-repository.ts';
import { findOfferedVersionId, findVersion, readSpecTemplate } from './specification-repository.ts';

/**
 * What can be chosen of a product in the shop: the published version of its own template or of the nearest category's.
 * Undefined for a product that is not for sale or has nothing to configure.
 */
export async function findTemplateForProduct(ctx: ServerContext, productId: number): Promise<SpecTemplate | undefined> {
  const listed = await findListedId(ctx.db, { id: productId });
  const versionId = listed === undefined ? undefined : await findOfferedVersionId(ctx.db, listed);
  return versionId === undefined ? undefined : readSpecTemplate(ctx.db, versionId);
}

/** A version by its id, if it is offered now; drafts and retired ones are as good as absent. */
export async function findOfferedTemplate(ctx: ServerContext, versionId: number): Promise<SpecTemplate | undefined> {
  const found = await findVersion(ctx.db, versionId);
  return found?.version.status === 'published' ? readSpecTemplate(ctx.db, versionId) : undefined;
}
