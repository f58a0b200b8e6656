import { readWorkState } from '#components/work/work-state.ts';
import type { WorkState } from '#components/work/work-types.ts';
import { readFilterDay } from '#lib/contract/day.ts';
import { auditActors, auditSorts } from '#lib/contract/identity/desk-audit.ts';
import { readId } from '#lib/utils/page-parameters.ts';

export interface AuditState extends WorkState<(typeof auditSorts)[number]> {
  actor_id?: number;
  actor_type?: (typeof auditActors)[number];
  entity_type?: string;
  entity_id?: number;
  actor?: string;
  no?: string;
  event?: string;
  from?: string;
  to?: string;
}

/** What the log shows, out of its address. */
export function readAudit(parameters: URLSearchParams): AuditState {
  const [actor, entity] = [readId(parameters, 'actor_id'), readId(parameters, 'entity_id')];
  const type = /^[a-z_]{1,40}$/.exec(parameters.get('entity_type') ?? '')?.[0];
  const named = parameters.get('actor')?.trim().slice(0, 60);
  const no = parameters.get('no')?.trim().slice(0, 60);
  const event = /^[A-Za-z_]{1,60}$/.exec(parameters.get('event') ?? '')?.[0];
  const actorType = auditActors.find((each) => each === parameters.get('actor_type'));
  const [from, to] = [readFilterDay(parameters.get('from')), readFilterDay(parameters.get('to'))];
  return {
    ...readWorkState(parameters, auditSorts),
    ...(actor && { actor_id: actor }),
    ...(actorType && { actor_type: actorType }),
    ...(type && { entity_type: type }),
    ...(entity && { entity_id: entity }),
    ...(named && { actor: named }),
    ...(no && { no }),
    ...(type && event && { event }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

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
