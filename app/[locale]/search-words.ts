import { getTranslations } from '#lib/i18n/translations.ts';

/** So many suggestions there can be. */
const mostSuggestions = 10;

type Texts = Awaited<ReturnType<typeof getTranslations<'shell.search'>>>;
type SearchWords = ReturnType<typeof wordsOf>;

const known = new WeakMap<Texts, SearchWords>();

/** The texts of the search field, for the header and the not-found page: once for each language. */
export async function searchWords(): Promise<SearchWords> {
  const t = await getTranslations('shell.search');
  const words = known.get(t) ?? wordsOf(t);
  known.set(t, words);
  return words;
}

/** What depends on the typing is filled in there. */
function wordsOf(t: Texts) {
  const pattern = (key: 'shown.read' | 'shown.corrected' | 'shown.near' | 'shown.none') => t(key, { query: '{query}' });
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    suggestions: t('suggestions'),
    counts: Array.from({ length: mostSuggestions + 1 }, (_, count) => t('count', { count })),
    shown: {
      read: pattern('shown.read'),
      corrected: pattern('shown.corrected'),
      near: pattern('shown.near'),
      none: pattern('shown.none'),
    },
    didYouMean: t('didYouMean', { query: '{query}' }),
    category: t('category'),
    recent: t('recent'),
    recentHint: t('recentHint'),
    forget: t('forget', { word: '{word}' }),
    forgetAll: t('forgetAll'),
    price: t('price', { price: '{price}', unit: '{unit}' }),
    priceFrom: t('priceFrom', { price: '{price}', unit: '{unit}' }),
    priceStart: t('priceStart', { price: '{price}', pieces: '{pieces}' }),
    askPrice: t('askPrice'),
  };
}
