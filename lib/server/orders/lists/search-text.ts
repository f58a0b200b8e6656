import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import { toSearchText } from '#lib/server/catalogue/index.ts';

interface Named {
  name: SpecTexts;
  specText: SpecTexts;
}

/** What a list of orders is searched by: its numbers, names and choices in both languages. */
export function toOrderSearchText(numbers: string[], lines: Named[]): string {
  return toSearchText([
    ...numbers,
    ...lines.flatMap(({ name, specText }) => [...Object.values(name), ...Object.values(specText)]),
  ]);
}
