import { apiQuery } from '../transport/queries.ts';

/** Units that something can be sold by, in the language of the page. */
export const productUnitsQuery = () => apiQuery('/api/product/units');
