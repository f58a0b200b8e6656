import type { ServerContext } from '../../db/context.ts';
import type { IssuerActor } from '../../invoices/index.ts';
import { DomainError } from '../../kernel/errors.ts';
import { beginIssuing } from './begin-issuing.ts';

/** I2 of one application, for somebody who waits: throws why it was not begun, at `no`. */
export async function beginOne(ctx: ServerContext, actor: IssuerActor, no: string): Promise<void> {
  const [begun] = await beginIssuing(ctx, actor, [no]);
  const refusal = begun?.refusal;
  if (!refusal) return;
  if (refusal === 'not_found' || refusal === 'status_changed' || refusal === 'own_record')
    throw new DomainError(refusal);
  throw new DomainError('invalid_input', { fields: { no: { key: `invoiceBegin_${refusal}` } } });
}
