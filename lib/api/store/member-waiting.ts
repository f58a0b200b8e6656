import { apiQuery } from '../transport/queries.ts';

/** What waits for the member behind the entries of the menu. */
export const waitingQuery = () => apiQuery('/api/account/waiting');
