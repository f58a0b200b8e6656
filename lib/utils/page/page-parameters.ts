/** Page sizes a person may choose for a list (contract §9); the first is the default. */
export const pageSizes: readonly number[] = [10, 20, 50, 100];

/** The id of a record out of an address; undefined for none, and for what cannot be one. */
export function readId(parameters: URLSearchParams, name: string): number | undefined {
  const text = parameters.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Search parameters as Next hands them to a page, as the browser's own kind. */
export function toParameters(given: Record<string, string | string[] | undefined>): URLSearchParams {
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one): [string, string][] =>
      one === undefined ? [] : [[name, one]],
    ),
  );
  return new URLSearchParams(pairs);
}
