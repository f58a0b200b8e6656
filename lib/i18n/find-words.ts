/** What `useTranslations` and `getTranslations` answer, of whichever namespace. */
interface Translator {
  has: (key: never) => boolean;
}

interface UntypedTranslator {
  (key: string, values?: Record<string, string | number | undefined>): string;
  has: (key: string) => boolean;
}

/**
 * The words of a key that is known only once the page runs: what a schema, a record or a provider says. Undefined where there are
 * none, as of a state that only a newer server has; the caller says what is shown then.
 */
export function findWords(
  translator: Translator,
  key: string,
  values?: Record<string, string | number | undefined>,
): string | undefined {
  const t = translator as unknown as UntypedTranslator;
  return t.has(key) ? t(key, values) : undefined;
}
