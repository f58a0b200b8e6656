/** What the panel beside the tree is for: one of the categories, or a new one below a parent. */
export type CategoryPlace = { id: number } | { parent: number | null };
