import {
  operatorAttributeOrder,
  operatorAttributeRemove,
  operatorAttributeSave,
  operatorAttributes,
} from '#lib/contract/catalogue/desk-attributes.ts';
import {
  editAttributesNode,
  listEditedAttributes,
  orderAttributes,
  removeAttribute,
  saveAttribute,
} from '#lib/server/catalogue/index.ts';
import { type App, serve } from '../../serve.ts';

const guard = { node: editAttributesNode } as const;

/** What lists can be filtered by, as operators edit it. */
export function registerOperatorAttribute(app: App): void {
  serve(app, operatorAttributes, {
    // Whoever sees products chooses values for them.
    guard: { ...guard, or: 'operator/product/list' },
    run: async ({ server }) => ({
      list: (await listEditedAttributes(server.db)).map(({ isCardFact, values, ...attribute }) => ({
        ...attribute,
        is_card_fact: isCardFact,
        values: values.map(({ productCount, ...value }) => ({ ...value, product_count: productCount })),
      })),
    }),
  });
  serve(app, operatorAttributeSave, {
    guard,
    message: 'attributeSaved',
    run: async ({ server, actor, body: { is_card_fact: isCardFact, ...body } }) => ({
      id: await saveAttribute(server, actor, { ...body, isCardFact }),
    }),
  });
  serve(app, operatorAttributeOrder, {
    guard,
    run: ({ server, actor, body }) => orderAttributes(server, actor, body.ids),
  });
  serve(app, operatorAttributeRemove, {
    guard,
    message: 'attributeRemoved',
    run: ({ server, actor, body }) => removeAttribute(server, actor, body),
  });
}
