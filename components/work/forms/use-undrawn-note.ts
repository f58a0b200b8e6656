import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { undrawableQuery } from '#lib/api/site/member-fonts.ts';
import { rareCharacters } from '#lib/utils/rare-characters.ts';

/** As many as one call takes. */
const mostAsked = 100;

/**
 * Says which characters of a text documents and posters cannot show; undefined where they show all of it. Nobody is asked
 * before something rare is typed.
 */
export function useUndrawnNote(text: string | undefined): string | undefined {
  const t = useTranslations('validation');
  const rare = [...rareCharacters(text ?? '')].slice(0, mostAsked).join('');
  const { data } = useQuery({ ...undrawableQuery(rare), enabled: rare !== '', retry: false });
  if (rare === '' || !data || data.list.length === 0) return undefined;
  const characters = data.list.map(({ character, code }) => `${character} (${code})`).join(', ');
  return t('undrawn', { characters });
}
