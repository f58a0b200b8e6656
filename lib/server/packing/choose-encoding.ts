export type Encoding = 'br' | 'gzip';

/** Browsers write a handful of these; what else comes is read each time. */
const mostKept = 50;
const kept = new Map<string, Encoding | undefined>();

/** The smallest of what a browser takes; undefined: nothing compressed. */
export function chooseEncoding(accepted: string): Encoding | undefined {
  if (kept.has(accepted)) return kept.get(accepted);
  const chosen = choose(accepted);
  if (kept.size < mostKept) kept.set(accepted, chosen);
  return chosen;
}

function choose(accepted: string): Encoding | undefined {
  const taken = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
