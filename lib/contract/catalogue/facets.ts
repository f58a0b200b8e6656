import { z } from 'zod';
import { picture } from '../files/picture.ts';

export const categoryLink = z.object({ id: z.int(), slug: z.string(), name: z.string() });
export type CategoryLink = z.output<typeof categoryLink>;

const categoryFields = categoryLink.extend({
  description: z.string(),
  picture: picture.nullable(),
  /** Published products and services of the category and everything below it. */
  count: z.int(),
});

export interface CategoryNode extends z.output<typeof categoryFields> {
  children: CategoryNode[];
}

const leaf = categoryFields.extend({ children: z.array(z.never()) });
const branch = categoryFields.extend({ children: z.array(leaf) });

/** A tree of at most three levels, as the catalogue allows: written out, because the reference page has no recursion. */
export const categoryNode = categoryFields.extend({ children: z.array(branch) });

/**
 * A filter with its values. Counts are disjunctive: those of a facet ignore what is chosen in that facet itself, so
 * that choosing one colour still shows how many there are of the others.
 */
export const facet = z.object({
  key: z.string(),
  name: z.string(),
  values: z.array(z.object({ key: z.string(), name: z.string(), count: z.int(), is_selected: z.boolean() })),
});
export type Facet = z.output<typeof facet>;
