import type { memberWaiting } from '#lib/contract/store/homes.ts';
import { apiQuery } from '../transport/queries.ts';

/** What waits for the member behind the entries of the menu. */
export const waitingQuery = () => apiQuery<typeof memberWaiting>('/api/account/waiting');
