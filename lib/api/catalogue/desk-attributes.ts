import type { operatorAttributeOrder } from '#lib/contract/catalogue/desk-attributes.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

export type { OperatorAttribute } from '#lib/contract/catalogue/desk-attributes.ts';

/** Makes or changes an attribute with its values. The form says what is refused. */
export const saveAttribute = postAt('/api/operator/attribute/save');

/** Puts the attributes into another order. */
export const orderAttributes = (body: BodyOf<typeof operatorAttributeOrder>) =>
  postApi('/api/operator/attribute/order', body);

/** Removes an attribute that nothing carries. */
export const removeAttribute = postAt('/api/operator/attribute/remove', { isSuccessShown: true });
