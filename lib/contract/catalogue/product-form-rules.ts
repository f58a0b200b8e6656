import { defaultLocale } from '#lib/i18n/locales.ts';
import { prefixedLocales } from '#lib/i18n/texts.ts';
import type { ProductForm } from './product-fields.ts';

interface FormFault {
  path: (string | number)[];
  /** Of the `validation` messages. */
  key: string;
}

/** What does not fit together in a product whose fields are each well. */
export function productFaults(form: ProductForm): FormFault[] {
  return [
    ...textFaults(form),
    ...deliveryFaults(form),
    ...optionFaults(form),
    ...variantFaults(form),
    ...combinationFaults(form),
    ...tierFaults(form),
    ...pictureFaults(form),
  ];
}

/** A language without a name is not shown at all: what was written in it would be lost. */
function textFaults({ texts }: ProductForm): FormFault[] {
  return prefixedLocales.flatMap((locale) => {
    const { name, summary, description, keywords } = texts[locale];
    const isWritten = summary !== '' || description !== '' || keywords !== '';
    return isWritten && name === '' ? [{ path: ['texts', locale, 'name'], key: 'nameInLanguage' }] : [];
  });
}

function deliveryFaults({
  kind,
  fulfilment,
  lead_days_min,
  lead_days_max,
  pricing,
  variants,
}: ProductForm): FormFault[] {
  const faults: FormFault[] = [];
  if (lead_days_max < lead_days_min) faults.push({ path: ['lead_days_max'], key: 'leadDays' });
  if ((kind === 'service') !== (fulfilment === 'service')) faults.push({ path: ['fulfilment'], key: 'fulfilment' });
  if (pricing === 'quote' && variants.length > 0) faults.push({ path: ['pricing'], key: 'quoteWithoutPrices' });
  return faults;
}

/** The places of those that were there before. */
function repeated(keys: string[]): number[] {
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []));
}

function optionFaults({ options }: ProductForm): FormFault[] {
  const twice = repeated(options.map(({ key }) => key)).map((index) => ({
    path: ['options', index, 'name', defaultLocale],
  }));
  const named = repeated(options.map(({ name }) => name[defaultLocale])).map((index) => ({
    path: ['options', index, 'name', defaultLocale],
  }));
  const values = options.flatMap((option, at) =>
    [
      ...repeated(option.values.map(({ key }) => key)),
      ...repeated(option.values.map(({ name }) => name[defaultLocale])),
    ].map((index) => ({ path: ['options', at, 'values', index, 'name', defaultLocale] })),
  );
  return [...twice, ...named, ...values].map((fault) => ({ ...fault, key: 'nameTwice' }));
}

function variantFaults({ variants }: ProductForm): FormFault[] {
  const skus = repeated(variants.map(({ sku }) => sku.toLowerCase()));
  const above = variants.flatMap(({ price, list_price }, index) =>
    list_price && Number(list_price) < Number(price) ? [index] : [],
  );
  return [
    ...skus.map((index) => ({ path: ['variants', index, 'sku'], key: 'skuTwice' })),
    ...above.map((index) => ({ path: ['variants', index, 'list_price'], key: 'listPrice' })),
  ];
}

/** Each variant takes one value of each option, and no two take the same. */
function combinationFaults({ options, variants }: ProductForm): FormFault[] {
  const chosen = variants.map(({ options: choice }) => options.map(({ key }) => `${key}=${choice[key]}`).join('&'));
  const incomplete = variants.flatMap(({ options: choice }, index) => {
    const isWhole = options.every(({ key, values }) => values.some((value) => value.key === choice[key]));
    return isWhole && Object.keys(choice).length === options.length ? [] : [index];
  });
  return [
    ...incomplete.map((index) => ({ path: ['variants', index, 'options'], key: 'variantChoice' })),
    ...repeated(chosen).map((index) => ({ path: ['variants', index, 'options'], key: 'variantTwice' })),
  ];
}

function tierFaults({ tiers }: ProductForm): FormFault[] {
  return tiers.flatMap(({ from_quantity }, index) => {
    const before = tiers[index - 1];
    return before && before.from_quantity >= from_quantity
      ? [{ path: ['tiers', index, 'from_quantity'], key: 'tierOrder' }]
      : [];
  });
}

function pictureFaults({ pictures }: ProductForm): FormFault[] {
  return repeated(pictures.map(({ file_id }) => String(file_id))).map((index) => ({
    path: ['pictures', index, 'file_id'],
    key: 'pictureTwice',
  }));
}
