export type Encoding = 'br' | 'gzip';

/** The smallest of what a browser takes; undefined: nothing compressed. */
export function chooseEncoding(accepted: string): Encoding | undefined {
  const taken = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
