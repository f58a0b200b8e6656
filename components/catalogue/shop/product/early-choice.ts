import { type EarlyField, isChanged } from '#components/ui/early-field.ts';
import type { ProductVariant } from '#lib/contract/catalogue/shop-records.ts';
import { optionName } from './option-name.ts';
import { nearestVariant } from './price-rules.ts';

interface EarlyChoice {
  variant: ProductVariant | undefined;
  /** Undefined where nobody touched it. */
  quantityText: string | undefined;
}

/** What was chosen before the code was there; the first of the versions is the one that was shown. */
export function earlyChoice(variants: ProductVariant[], fields: readonly EarlyField[]): EarlyChoice {
  const [first] = variants;
  const chosen = fields.filter((field) => field.checked && isChanged(field));
  const variant = chosen.reduce((before, { name, value }) => {
    const key = Object.keys(before?.options ?? {}).find((each) => optionName(each) === name);
    return key === undefined ? before : nearestVariant(variants, before?.options ?? {}, { key, value });
  }, first);
  return { variant, quantityText: fields.find((field) => field.name === 'quantity' && isChanged(field))?.value };
}
