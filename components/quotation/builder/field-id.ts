/** Ids and names of the fields: the outline, the faults and what was answered early lead to them. */
export const fieldId = (key: string) => `spec-${key}`;
