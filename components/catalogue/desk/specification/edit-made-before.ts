import type { SpecMadeBefore } from '#lib/contract/catalogue/specification.ts';

export function renameInMadeBefore(rule: SpecMadeBefore | null, other: (key: string) => string): SpecMadeBefore | null {
  return rule && { option: other(rule.option), same: rule.same.map(other) };
}
