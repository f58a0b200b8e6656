import { useTranslations } from 'next-intl';

interface Person {
  id: number;
  /** Empty for who has left. */
  name: string;
}

/** How a colleague is called: by the name, or by the number of who has left. */
export function usePersonName(): (person: Person) => string {
  const t = useTranslations('work');
  return ({ id, name }) => name || t('someone', { id: String(id) });
}
