import { defineList, type StateOf } from '#components/lists/define-list.ts';
import { operatorAudit, operatorAuditExport } from '#lib/contract/identity/desk-audit.ts';

export type AuditState = StateOf<typeof operatorAudit>;

/** The log of changes. What was done is a word of one kind of record alone. */
export const auditList = defineList(operatorAudit, {
  name: 'desk-audit',
  file: operatorAuditExport.path,
  settle: ({ event, ...state }) => (state.entity_type && event ? { ...state, event } : state),
});

/** What stands in the field for a record: a document's number, or the id of the chosen kind. */
export const recordOf = ({ no, entity_id: id }: AuditState): string => no ?? (id === undefined ? '' : String(id));

/**
 * What was typed there, as the address keeps it: numbers of documents name their kind themselves, ids are of the kind that
 * is chosen. What is neither finds nothing, and is kept as a document that there is not.
 */
export function toRecord(text: string, { entity_type: type }: AuditState) {
  const word = text.trim().toUpperCase().replace(/^#/, '');
  if (word === '') return { no: '', entity_id: '' };
  if (type && /^[1-9]\d{0,14}$/.test(word)) return { no: '', entity_id: word };
  return { no: word, entity_id: '', entity_type: '', event: '' };
}
