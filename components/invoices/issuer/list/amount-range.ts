interface AmountRange {
  min?: string | undefined;
  max?: string | undefined;
}

const amount = String.raw`\d{1,9}(?:\.\d{1,2})?`;
const range = new RegExp(`^(${amount})?\\s*(?:-|–|—|~|～|至)\\s*(${amount})?$`);
const single = new RegExp(`^${amount}$`);

/** Amounts from and to, as they are typed into one field: `100-500`, `100-`, `-500`, or one amount alone. What is none narrows nothing. */
export function toAmountRange(text: string): AmountRange {
  const typed = text.replace(/[,，\s¥]/g, '');
  if (single.test(typed)) return { min: typed, max: typed };
  const [, min, max] = range.exec(typed) ?? [];
  return { min, max };
}

/** The same as it stands in the field. */
export function amountRangeText({ min = '', max = '' }: AmountRange): string {
  if (min === max) return min;
  return `${min}-${max}`;
}
