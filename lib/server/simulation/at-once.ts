import { DomainError } from '../kernel/errors.ts';

/** What several do in the same moment: any of it may be refused, but nothing may break. Refused whole where all of it is. */
export async function atOnce(work: Promise<unknown>[]): Promise<void> {
  const refusals: DomainError[] = [];
  for (const outcome of await Promise.allSettled(work)) {
    if (outcome.status === 'fulfilled') continue;
    if (!(outcome.reason instanceof DomainError)) throw outcome.reason;
    refusals.push(outcome.reason);
  }
  if (refusals[0] && refusals.length === work.length) throw refusals[0];
}
