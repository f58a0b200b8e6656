import { userPath } from '#lib/routes/user-path.ts';
import type { EventKind } from './event-kind.ts';

/** Of what waits for operators beside, and of promoters. */
export const deskEvents = {
  jobFailing: { category: 'system', link: userPath('desk/jobs'), node: 'operator/job/list' },
  jobRowFailing: { category: 'system', link: userPath('desk/jobs'), node: 'operator/job/list' },
  promoterApplied: { category: 'system', link: userPath('desk/promoters'), node: 'operator/promoter/list' },
  promoterAccepted: { category: 'system', link: userPath('recommend') },
  promoterRejected: { category: 'system', link: userPath('recommend') },
  promoterFrozen: { category: 'system', link: userPath('recommend') },
  promoterThawed: { category: 'system', link: userPath('recommend') },
  leadReceived: { category: 'system', link: userPath('desk/leads'), node: 'operator/lead/list' },
} as const satisfies Record<string, EventKind>;
