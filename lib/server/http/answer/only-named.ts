import type { Endpoint } from '#lib/contract/endpoint.ts';
import { reportFault } from '../../observe/faults/report-fault.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { type Sieve, sieveOf } from './sieve.ts';

/** An answer holds what nobody has decided to send. */
export class UnnamedKeys extends Error {
  readonly keys: readonly string[];

  constructor({ method, path }: Pick<Endpoint, 'method' | 'path'>, keys: readonly string[]) {
    super(`${method} ${path} answers what its entry does not name: ${[...new Set(keys)].join(', ')}`);
    this.name = 'UnnamedKeys';
    this.keys = keys;
  }
}

/**
 * What a use case answers, with the keys alone that the entry names, at every depth, or null where it names none: a column that somebody adds to a table is
 * not sent because a spread carries it here. Such keys are left out and reported as a fault of the shop; a call of the tests
 * fails (docs/adr/0063-answers-as-the-contract-names-them.md).
 */
export function onlyNamed(entry: Endpoint): <Data>(data: Data, scope: Pick<RequestScope, 'log'>) => Data {
  const { data: schema } = entry;
  if (!schema) return <Data>() => null as Data;
  let sieve: Sieve | undefined;
  return (data, { log }) => {
    sieve ??= sieveOf(schema);
    const dropped: string[] = [];
    const kept = sieve.sift(data, dropped) as typeof data;
    if (dropped.length > 0) {
      const error = new UnnamedKeys(entry, dropped);
      log.error({ err: error, path: entry.path }, 'an answer held keys that its entry does not name');
      reportFault({ error, where: 'call', name: entry.path });
    }
    return kept;
  };
}
