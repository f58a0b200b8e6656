import { isUnitName, type Unit, unitNames } from '#lib/contract/catalogue/shop-records.ts';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { getSettingsWithin } from '../../site/index.ts';

/** Units that products can be given: those that every shop has, then its own in the order of the setting. */
export async function listUnits(db: Executor): Promise<Unit[]> {
  const { 'catalogue.units': own } = await getSettingsWithin(db);
  return [...unitNames, ...new Set(own)];
}

/** Whether something may be sold by a unit: one that is offered, or the one that it has already. */
export async function isOfferedUnit(db: Executor, unit: Unit, before?: Unit | null): Promise<boolean> {
  return isUnitName(unit) || unit === before || (await listUnits(db)).includes(unit);
}

/** Throws `invalid_input` at the field, saying where units are added. */
export async function requireOfferedUnit(db: Executor, unit: Unit, field: string): Promise<void> {
  if (await isOfferedUnit(db, unit)) return;
  throw new DomainError('invalid_input', { fields: { [field]: { key: 'unitUnknown' } } });
}
