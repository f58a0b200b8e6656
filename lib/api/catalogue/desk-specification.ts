import type { operatorSpecification } from '#lib/contract/catalogue/desk-specification.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import { getApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';
import { postAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';
export type EditedSpecification = DataOf<typeof operatorSpecification>;

/** Whose specification: the one or the other. */
export type SpecificationOwner = { product: number } | { category: number };

/** The specification of a product or category to edit. */
export const specificationQuery = (owner: SpecificationOwner) => apiQuery('/api/operator/specification/info', owner);

/** The newest there is, past whatever is kept. */
export const readSpecification = (owner: SpecificationOwner) =>
  getApi('/api/operator/specification/info', owner as { product: number });

/** Published templates of others, to begin from. */
export const sourceLookup = (owner: SpecificationOwner) =>
  lookupAt('/api/operator/specification/sources', owner as { product: number });

/** One version of any template. */
export const readSpecificationVersion = (id: number) => getApi('/api/operator/specification/version', { id });

/** Keeps a draft. What is refused is said by the editor. */
export const saveSpecification = postAt('/api/operator/specification/save', { isCodeShown: false });

/** Offers a draft to customers. */
export const publishSpecification = postAt('/api/operator/specification/publish');

/** Gives a draft up. */
export const discardSpecification = postAt('/api/operator/specification/discard', { isSuccessShown: true });

/** Offers what is published no longer. */
export const retireSpecification = postAt('/api/operator/specification/retire', { isSuccessShown: true });
