import { shopDay } from '#lib/server/kernel/clock.ts';
import { DomainError, type MessageRef } from '#lib/server/kernel/errors.ts';
import type { Application } from '../application-repository.ts';

/** What a person says of a document that the tax side has issued. */
export interface SaidFacts {
  fapiaoCode: string;
  fapiaoNo: string;
  /** `yyyy-mm-dd`. */
  issueDate: string;
}

type Fault = 'fapiaoNoDigits' | 'fapiaoNoLegacy' | 'fapiaoCode' | 'dateInFuture' | 'dateBeforeApplication';

/** Fully digital invoices have 20 digits and no code; those of before a code of 10 or 12 beside 8 digits. Paper may be either. */
const isDigital = ({ fapiaoCode, fapiaoNo }: SaidFacts) => fapiaoCode === '' && /^\d{20}$/.test(fapiaoNo);
const isLegacy = ({ fapiaoNo }: SaidFacts) => /^\d{8}$/.test(fapiaoNo);

function findNumberFault(medium: Application['medium'], said: SaidFacts): [keyof SaidFacts, Fault] | undefined {
  if (medium !== 'legacy_e' && isDigital(said)) return undefined;
  if (medium === 'digital') return said.fapiaoCode ? ['fapiaoCode', 'fapiaoCode'] : ['fapiaoNo', 'fapiaoNoDigits'];
  if (!isLegacy(said)) return ['fapiaoNo', 'fapiaoNoLegacy'];
  return /^(\d{10}|\d{12})$/.test(said.fapiaoCode) ? undefined : ['fapiaoCode', 'fapiaoCode'];
}

/** What is wrong with what was said of a document, and where; `since` is the first day that it can be of. */
export function findFactFault(
  medium: Application['medium'],
  said: SaidFacts,
  { since, now }: { since: string; now: Date },
): [keyof SaidFacts, Fault] | undefined {
  const fault = findNumberFault(medium, said);
  if (fault) return fault;
  if (said.issueDate > shopDay(now)) return ['issueDate', 'dateInFuture'];
  return said.issueDate < since ? ['issueDate', 'dateBeforeApplication'] : undefined;
}

const fieldOf = { fapiaoCode: 'fapiao_code', fapiaoNo: 'fapiao_no', issueDate: 'issue_date' } as const;

/** Throws `invalid_input` at the field that cannot be. */
export function requireFacts(...given: Parameters<typeof findFactFault>): void {
  const [field, key] = findFactFault(...given) ?? [];
  if (field && key)
    throw refusedAt(fieldOf[field], {
      key,
      ...(key === 'dateBeforeApplication' && { values: { since: given[2].since } }),
    });
}

export const refusedAt = (field: string, reason: MessageRef): DomainError =>
  new DomainError('invalid_input', { fields: { [field]: reason } });
