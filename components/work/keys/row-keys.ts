/** What a key does in a list that is worked in. */
export type RowCommand = 'next' | 'previous' | 'first' | 'last' | 'select' | 'open' | 'search' | 'clear' | 'help';

const anywhere: Record<string, RowCommand> = {
  ArrowDown: 'next',
  j: 'next',
  ArrowUp: 'previous',
  k: 'previous',
  x: 'select',
  '/': 'search',
  Escape: 'clear',
  '?': 'help',
};

/** What the browser does with these on a link, a button or a box is left alone. */
const onRow: Record<string, RowCommand> = { ' ': 'select', Enter: 'open', Home: 'first', End: 'last' };

/** The command of a key; undefined where it is no key of ours. `isOnRow`: the row has the focus, and nothing inside it. */
export function commandOf(key: string, isOnRow: boolean): RowCommand | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return anywhere[name] ?? (isOnRow ? onRow[name] : undefined);
}
