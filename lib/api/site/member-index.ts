import { apiQuery } from '../transport/queries.ts';

/** The member's own record, menus and permissions. Refetched after anything that changes them. */
export const memberIndexQuery = () => apiQuery('/api/index/index', { requiredLogin: 1 });
