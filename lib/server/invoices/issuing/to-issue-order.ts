import type { Executor } from '#lib/server/db/connection.ts';
import { countStatusEvents } from '#lib/server/db/status-log.ts';
import { type Application, listItems } from '../application-repository.ts';
import { toDocumentItems } from '../applying/tax-rules.ts';
import { readIssuer } from '../issuers/issuers.ts';
import type { IssueOrder } from '../providers/provider.ts';

/** An application as a provider is asked for it: in the words that its document will have. */
export async function toIssueOrder(db: Executor, application: Application): Promise<IssueOrder> {
  const { id, issuerType, issuerId, contentMode } = application;
  const [rows, { seller, drawer }, failures] = await Promise.all([
    listItems(db, id),
    readIssuer(db, { issuerType, issuerId }),
    // A round ends when the provider says that it has failed; one that does not answer is still the same.
    countStatusEvents(db, { entityType: 'invoice', entityId: id, event: 'fail' }),
  ]);
  const blue = rows.filter(({ redDocumentId }) => redDocumentId === null);
  const { no, kind, medium, currency, title, amount, remark, note } = application;
  return {
    no,
    round: failures + 1,
    kind,
    medium,
    currency,
    title,
    seller,
    drawer,
    items: toDocumentItems(blue, contentMode),
    amount,
    remark,
    note,
  };
}
