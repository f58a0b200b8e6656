import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import type { Locale } from './locales.ts';
import { loadMessages, type Namespace } from './namespaces.ts';
import { pageLocale } from './page-locale.ts';
import { finishedWords } from './words/finished-words.ts';

type Name = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
type Translator<Wanted extends Name> = ReturnType<typeof createTranslator<Messages, Wanted>>;

const made = new Map<string, Promise<unknown>>();
let madeOf: string | undefined;

/**
 * The texts of a namespace in the language of the page being rendered, for server components. Once for the process: next-intl's
 * own of this name reads each text and makes each formatter anew for every request, a tenth of what rendering a list takes.
 */
export async function getTranslations<Wanted extends Name>(namespace: Wanted): Promise<Translator<Wanted>> {
  const locale = await pageLocale();
  const version = finishedWords()?.version;
  if (version !== madeOf) {
    made.clear();
    madeOf = version;
  }
  const key = `${locale} ${namespace}`;
  let translator = made.get(key) as Promise<Translator<Wanted>> | undefined;
  if (!translator) {
    translator = makeTranslator(locale, namespace);
    made.set(key, translator);
    // What could not be read this time is read again.
    translator.catch(() => made.delete(key));
  }
  return translator;
}

async function makeTranslator<Wanted extends Name>(locale: Locale, namespace: Wanted): Promise<Translator<Wanted>> {
  const [file = ''] = namespace.split('.');
  const messages = (await loadMessages(locale, [file as Namespace])) as Messages;
  return createTranslator<Messages, Wanted>({ locale, messages, namespace, timeZone: 'Asia/Shanghai' });
}
