import { readWorkState } from '#components/work/work-state.ts';
import type { WorkState } from '#components/work/work-types.ts';
import { auditActors, auditSorts } from '#lib/contract/operator-audit.ts';
import { readId } from '#lib/utils/page-parameters.ts';

export interface AuditState extends WorkState<(typeof auditSorts)[number]> {
  actor_id?: number;
  actor_type?: (typeof auditActors)[number];
  entity_type?: string;
  entity_id?: number;
  from?: string;
  to?: string;
}

/** What the log shows, out of its address. */
export function readAudit(parameters: URLSearchParams): AuditState {
  const [actor, entity] = [readId(parameters, 'actor_id'), readId(parameters, 'entity_id')];
  const type = /^[a-z_]{1,40}$/.exec(parameters.get('entity_type') ?? '')?.[0];
  const actorType = auditActors.find((each) => each === parameters.get('actor_type'));
  const [from, to] = [readDay(parameters, 'from'), readDay(parameters, 'to')];
  return {
    ...readWorkState(parameters, auditSorts),
    ...(actor && { actor_id: actor }),
    ...(actorType && { actor_type: actorType }),
    ...(type && { entity_type: type }),
    ...(entity && { entity_id: entity }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

const readDay = (parameters: URLSearchParams, name: string) =>
  /^\d{4}-\d\d-\d\d$/.exec(parameters.get(name) ?? '')?.[0];
