import type { SpecTexts } from '#lib/contract/specification.ts';
import { toSearchText } from '../catalogue/index.ts';

interface Named {
  name: SpecTexts;
  specText: SpecTexts;
}

/** What a list of orders is searched by: the number, names and choices in both languages. */
export function toOrderSearchText(no: string, lines: Named[]): string {
  return toSearchText([
    no,
    ...lines.flatMap(({ name, specText }) => [...Object.values(name), ...Object.values(specText)]),
  ]);
}
