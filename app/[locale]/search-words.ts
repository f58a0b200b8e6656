import { getTranslations } from 'next-intl/server';

/** The texts of the search field, for the header and the not-found page. */
export async function searchWords() {
  const t = await getTranslations('shell.search');
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    suggestions: t('suggestions'),
  };
}
