import type { RedReason } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { type Application, listItems } from '../application-repository.ts';
import type { RedPart } from '../document-tables.ts';
import type { IssuerActor } from '../issuers/issuers.ts';
import { refusedAt } from '../issuing/document-facts.ts';
import { lockIssued } from '../issuing/lock-issued.ts';
import { type RedWanted, requestedParts, restOfItems, sumOfParts, wholeOf } from './red-rules.ts';
import { requestRed, takesParts } from './request-red.ts';

interface Asked extends RedWanted {
  no: string;
  reason: RedReason;
  note: string;
}

/**
 * I7: whoever issues takes back all that is left of an invoice, rows of it each with an amount of its own, or an amount, by its own
 * request. Throws `not_found`, `own_record`, `status_changed` for what is not issued or is being taken back already, and `invalid_input`
 * at `rows` or `amount`: for more than is left, for a part of what was issued incorrectly, and where only the whole can be taken back.
 */
export async function askRed(ctx: ServerContext, actor: IssuerActor, asked: Asked): Promise<void> {
  const { no, reason, note } = asked;
  await ctx.db.transaction(async (tx) => {
    const application = await lockIssued(tx, no, actor);
    const parts = await readParts(tx, ctx, { application, asked });
    const requested = { applicant: 'seller', cause: 'issuer', reason, note, parts } as const;
    await requestRed(tx, ctx, application, { ...requested, at: ctx.clock.now(), actor: actor.member });
  });
}

async function readParts(
  tx: Executor,
  ctx: ServerContext,
  { application, asked: { reason, rows = [], amount } }: { application: Application; asked: Asked },
): Promise<RedPart[]> {
  const items = await listItems(tx, application.id);
  const whole = wholeOf(restOfItems(items));
  const field = rows.length > 0 ? 'rows' : 'amount';
  if (rows.length === 0 && amount === undefined) return whole;
  const parts = requestedParts(items, { rows, amount });
  if (!Array.isArray(parts)) {
    throw refusedAt(parts.index === undefined ? field : `rows.${parts.index}.amount`, { key: 'redAmount' });
  }
  if (sumOfParts(parts) === sumOfParts(whole)) return whole;
  if (reason === 'issue_error') throw refusedAt(field, { key: 'redWhole' });
  if (!(await takesParts(tx, ctx, application))) throw refusedAt(field, { key: 'redNoParts' });
  return parts;
}
