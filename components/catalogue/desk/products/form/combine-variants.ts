import { latinLocale } from '#lib/i18n/languages.ts';
import type { OptionValues, VariantValues } from './form-values.ts';

type Choice = Record<string, string>;

/** Every combination of the options' values, the first option slowest. */
function combinations(options: OptionValues[]): Choice[] {
  return options.reduce<Choice[]>(
    (before, { key, values }) => before.flatMap((choice) => values.map((value) => ({ ...choice, [key]: value.key }))),
    [{}],
  );
}

export function countCombinations(options: OptionValues[]): number {
  return options.reduce((product, { values }) => product * values.length, 1);
}

/** A variant for each combination. Those that are there keep price, stock and SKU; a new option extends them. */
export function combineVariants(options: OptionValues[], variants: VariantValues[], stem: string): VariantValues[] {
  const left = [...variants];
  const taken = new Set(variants.map(({ sku }) => sku.toLowerCase()));
  const model = variants[0];
  return combinations(options).map((choice) => {
    const index = left.findIndex(({ options: own }) =>
      Object.entries(own).every(([key, value]) => choice[key] === value),
    );
    const [existing] = index < 0 ? [] : left.splice(index, 1);
    if (existing) return { ...existing, options: choice };
    const sku = freeSku([stem, ...partsOf(options, choice)].join('-'), taken);
    return {
      sku,
      options: choice,
      price: model?.price ?? '',
      list_price: model?.list_price ?? '',
      stock: model?.stock === null || !model ? null : 0,
    };
  });
}

/** What a SKU says of a choice: its English name in a word, else its key. */
function partsOf(options: OptionValues[], choice: Choice): string[] {
  return options.map(({ key, values }) => {
    const english = values.find((value) => value.key === choice[key])?.name[latinLocale] ?? '';
    const word = english.replace(/[^A-Za-z0-9]+/g, '').slice(0, 8);
    return word || (choice[key] ?? '').replace(/^value-/, '');
  });
}

function freeSku(input: string, taken: Set<string>): string {
  const stem = input.toUpperCase().slice(0, 36);
  let sku = stem;
  for (let number = 2; taken.has(sku.toLowerCase()); number += 1) sku = `${stem}-${number}`;
  taken.add(sku.toLowerCase());
  return sku;
}

/** Variants each with a SKU: one that was left empty is made from the stem and what the variant is. */
export function withSkus(options: OptionValues[], variants: VariantValues[], stem: string): VariantValues[] {
  const taken = new Set(variants.map(({ sku }) => sku.trim().toLowerCase()));
  return variants.map((variant) =>
    variant.sku.trim() || !stem
      ? variant
      : { ...variant, sku: freeSku([stem, ...partsOf(options, variant.options)].join('-'), taken) },
  );
}

/** Variants without an option, or without one of its values: what is the same then is there once. */
export function withoutChoice(variants: VariantValues[], optionKey: string, valueKey?: string): VariantValues[] {
  if (valueKey !== undefined) return variants.filter(({ options }) => options[optionKey] !== valueKey);
  const seen = new Set<string>();
  return variants.flatMap((variant) => {
    const { [optionKey]: _, ...options } = variant.options;
    const mark = JSON.stringify(Object.entries(options).sort());
    if (seen.has(mark)) return [];
    seen.add(mark);
    return [{ ...variant, options }];
  });
}

/** A name in addresses that no other has: `size-2`. */
export function freeKey(stem: string, taken: string[]): string {
  for (let number = 1; ; number += 1) {
    const key = `${stem}-${number}`;
    if (!taken.includes(key)) return key;
  }
}
