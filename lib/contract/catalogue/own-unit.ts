/** A unit that a shop has named itself, as records keep it: Chinese, English of one, English of several. */
interface OwnUnit {
  zh: string;
  one: string;
  many: string;
}

/** `箱/carton/cartons`. Parts are short and hold no slash; without the last one English has one form. */
export const ownUnitPattern = /^[^/\s][^/]{0,11}\/[^/\s][^/]{0,19}(?:\/[^/\s][^/]{0,19})?$/u;

/** The parts of a unit that is not one of our words; undefined for one of those. */
export function readOwnUnit(unit: string): OwnUnit | undefined {
  if (!ownUnitPattern.test(unit)) return undefined;
  const [zh = '', one = '', many = one] = unit.split('/').map((part) => part.trim());
  return { zh, one, many };
}
