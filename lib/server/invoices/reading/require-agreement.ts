import { DomainError } from '../../kernel/errors.ts';
import { refusedAt } from '../issuing/document-facts.ts';
import { compareFacts, type Difference, type Expected } from './compare-facts.ts';
import type { LookedAtFile } from './read-invoice-file.ts';

interface Given {
  files: readonly LookedAtFile[];
  /** Whoever records it says that what is only spelt otherwise is the same. */
  acceptsSpelling: boolean;
}

/** Throws `invalid_input` at `files` for one that cannot be read, or that says otherwise than it should, with the differences. */
export function requireAgreement(expected: Expected, { files, acceptsSpelling }: Given): void {
  for (const { facts } of files) {
    if (facts === undefined) continue;
    if (facts === 'unreadable') throw refusedAt('files', { key: 'invoiceFileUnreadable' });
    const differences = compareFacts(expected, facts);
    const isGrave = differences.some(({ isSpelling }) => !isSpelling);
    if (differences.length === 0 || (acceptsSpelling && !isGrave)) continue;
    const key = isGrave ? 'invoiceFileDiffers' : 'invoiceFileSpelling';
    throw new DomainError('invalid_input', {
      fields: { files: { key } },
      data: { differences: differences.map(toData) },
    });
  }
}

/** As calls say it. */
const toData = ({ isSpelling, ...difference }: Difference) => ({ ...difference, is_spelling: isSpelling });
