/** What a query may hold; undefined and null are left out. */
export type Parameters = Record<string, unknown>;

/**
 * Flattens a parameter object to the family's form (specification §7): `{ a: { b: 1 }, c: [2] }` becomes `a[b]=1` and
 * `c[0]=2`.
 */
export function flattenParameters(parameters: Parameters): [string, string][] {
  return Object.entries(parameters).flatMap(([name, value]) => flattenValue(name, value));
}

function flattenValue(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object' || value instanceof Date) {
    return [[name, value instanceof Date ? value.toISOString() : String(value)]];
  }
  return Object.entries(value).flatMap(([key, inner]) => flattenValue(`${name}[${key}]`, inner));
}
