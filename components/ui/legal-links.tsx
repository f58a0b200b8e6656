import type { ReactNode } from 'react';
import { paths } from '#lib/routes/paths.ts';

const linkTo = (page: string) => (words: ReactNode) => (
  <a href={paths.page(page)} target="_blank" rel="noopener">
    {words}
  </a>
);

/** What a sentence links to that names what somebody agrees to by what they do; it opens beside the form. */
export const legalLinks = { terms: linkTo('terms'), privacy: linkTo('privacy') };
