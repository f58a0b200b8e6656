import { productFields } from './product-fields.ts';
import { productFaults } from './product-form-rules.ts';

/**
 * A product or service whole, as the editor has it. What one field says is looked at first; when every field is well,
 * whether they fit together. What a draft may lack and the shop may not is asked when it is published.
 */
export const productForm = productFields.superRefine((form, context) => {
  for (const { path, key } of productFaults(form)) context.addIssue({ code: 'custom', path, message: key });
});
