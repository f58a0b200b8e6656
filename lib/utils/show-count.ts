/** The server counts one further, and no more. */
const mostShown = 999;

/** How much waits, as a card or a tab shows it: who has that many looks at the list. */
export const showCount = (count: number): string => (count > mostShown ? `${mostShown}+` : String(count));
