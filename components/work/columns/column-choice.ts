/** What a column has to say about being shown. */
interface ChoosableColumn {
  key: string;
  isMain?: boolean | undefined;
  isHiddenAtFirst?: boolean | undefined;
}

/** Columns somebody took in or out; the others stand as the list has them, those that come with a later edition too. */
export type ColumnChoice = Record<string, boolean>;

/** Keys of the shown columns, in their order. The main column always is. */
export function shownKeys(columns: readonly ChoosableColumn[], choice: ColumnChoice): string[] {
  return columns
    .filter(({ key, isMain, isHiddenAtFirst }) => isMain || (choice[key] ?? !isHiddenAtFirst))
    .map(({ key }) => key);
}

/** The choice that an address makes by naming columns; undefined where it names none that there is. */
export function readChoice(columns: readonly ChoosableColumn[], named: string | null): ColumnChoice | undefined {
  const keys = new Set(named?.split(','));
  if (!columns.some(({ key }) => keys.has(key))) return undefined;
  return Object.fromEntries(columns.map(({ key }) => [key, keys.has(key)]));
}

/** What the browser remembers, if it is a choice at all. */
export function parseChoice(text: string | null): ColumnChoice {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    const pairs = Object.entries(kept as object).filter(([, isShown]) => typeof isShown === 'boolean');
    return Object.fromEntries(pairs);
  } catch {
    return {};
  }
}
