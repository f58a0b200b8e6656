import type {
  operatorAttributeOrder,
  operatorAttributeRemove,
  operatorAttributeSave,
} from '#lib/contract/catalogue/desk-attributes.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { postApi } from '../transport/browser.ts';

export type { OperatorAttribute } from '#lib/contract/catalogue/desk-attributes.ts';

/** Makes or changes an attribute with its values. The form says what is refused. */
export const saveAttribute = (body: BodyOf<typeof operatorAttributeSave>) =>
  postApi('/api/operator/attribute/save', body, {
    isSuccessShown: true,
    isCodeShown: false,
  });

/** Puts the attributes into another order. */
export const orderAttributes = (body: BodyOf<typeof operatorAttributeOrder>) =>
  postApi('/api/operator/attribute/order', body);

/** Removes an attribute that nothing carries. */
export const removeAttribute = (body: BodyOf<typeof operatorAttributeRemove>) =>
  postApi('/api/operator/attribute/remove', body, { isSuccessShown: true });
