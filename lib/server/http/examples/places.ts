/** What stands at a place of a value, as `list.0.no` says it; undefined where there is nothing. */
export function readPlace(value: unknown, place: string): unknown {
  if (place === '') return value;
  return place.split('.').reduce<unknown>((inner, step) => stepInto(inner, step), value);
}

function stepInto(value: unknown, step: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return (value as Record<string, unknown>)[step];
}

/** Puts something at a place that is there, or whose parent is. */
export function writePlace(value: unknown, place: string, what: unknown): void {
  const steps = place.split('.');
  const last = steps.pop() ?? '';
  const parent = readPlace(value, steps.join('.'));
  if (typeof parent === 'object' && parent !== null) (parent as Record<string, unknown>)[last] = what;
}

/** The place of something within what is at `place`. */
export const placeIn = (place: string, step: string | number): string =>
  place === '' ? `${step}` : `${place}.${step}`;
