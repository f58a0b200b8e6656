/** Whom an invoice is made out to: a person, a company, or a body that is none (docs/domain/invoices.md 1). */
export const titleTypes = ['personal', 'company', 'other_org'] as const;
export type TitleType = (typeof titleTypes)[number];

/** Whose title it is. */
export const titleOwners = ['user', 'store'] as const;

/** More than anybody needs; it keeps them in one answer. */
export const mostTitles = 20;
