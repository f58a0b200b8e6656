import { apiQuery } from '../transport/queries.ts';

/** Which of these characters documents and posters cannot show. Fonts do not change while a page is open. */
export const undrawableQuery = (text: string) => ({
  ...apiQuery('/api/site/undrawable', { text }),
  staleTime: Number.POSITIVE_INFINITY,
});
