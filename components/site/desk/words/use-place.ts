import { useTranslations } from 'next-intl';

type Translator = ReturnType<typeof useTranslations<'siteDesk.words.places'>>;
type Place = Parameters<Translator>[0];

/** What the place of a sentence is called, by its key or its namespace. */
export function usePlace(): (key: string) => string {
  const t = useTranslations('siteDesk.words.places');
  return (key) => {
    const [namespace = ''] = key.split('.');
    return t.has(namespace as Place) ? t(namespace as Place) : namespace;
  };
}
