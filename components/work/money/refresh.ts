/** How often a list that several operators work on is read anew, while somebody looks at it. */
export const refreshSeconds = 30;
