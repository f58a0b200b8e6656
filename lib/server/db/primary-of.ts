import type { Executor } from './connection.ts';

const primaries = new WeakMap<Executor, Executor>();
const listeners = new WeakMap<Executor, () => void>();

/** The database that changes are written to, of one that reads elsewhere; any other is its own. */
export const primaryOf = (db: Executor): Executor => primaries.get(db) ?? db;

export function setPrimary(reading: Executor, primary: Executor): void {
  primaries.set(reading, primary);
}

/** What was written up to now has to be seen by whatever is read from now on. */
export const noteChange = (db: Executor): void => listeners.get(primaryOf(db))?.();

export function onChangeNoted(primary: Executor, listener: () => void): void {
  listeners.set(primary, listener);
}
