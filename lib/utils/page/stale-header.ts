/** The answer to a write names here the reads that show something else now: their paths, or that there are none. */
export const staleHeader = 'x-stale-reads';

const none = 'none';

export const toStaleHeader = (paths: readonly string[]): string => [...new Set(paths)].join(', ') || none;

/** Undefined where the server does not say. */
export function fromStaleHeader(value: string | null): string[] | undefined {
  if (!value) return undefined;
  return value === none ? [] : value.split(/,\s*/);
}
