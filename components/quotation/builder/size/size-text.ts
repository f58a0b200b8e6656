import type { SpecSize, SpecValue } from '#lib/contract/catalogue/specification.ts';

/** The order in which sides are asked. */
export function sideNames(sides: 2 | 3 | null): ('length' | 'width' | 'height')[] {
  return sides === 3 ? ['length', 'width', 'height'] : ['width', 'height'];
}

/** What stands in the fields of a size: of half an answer too, which is kept as text (`90×`). */
export function toSideTexts(value: SpecValue | undefined, sides: 2 | 3 | null): string[] {
  const names = sideNames(sides);
  if (typeof value === 'string') {
    const texts = value.split('×');
    return names.map((_, index) => texts[index] ?? '');
  }
  if (typeof value !== 'object' || Array.isArray(value)) return names.map(() => '');
  return names.map((name) => String(value[name] ?? ''));
}

/** The answer that the fields make: a size, half a one as text, or nothing. */
export function toSize(texts: readonly string[], sides: 2 | 3 | null): SpecSize | string {
  if (texts.every((text) => text.trim() === '')) return '';
  const numbers = texts.map(toNumber);
  if (numbers.some((each) => each === undefined)) return texts.map((text) => text.trim()).join('×');
  const [first = 0, second = 0, third = 0] = numbers;
  return sides === 3 ? { length: first, width: second, height: third } : { width: first, height: second };
}

/** A number as people type it; undefined for anything else. */
export function toNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('。', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
