import { useTranslations } from 'next-intl';
import { ApiError } from '#lib/api/transport/api-error.ts';

/**
 * Why something was refused as a whole: that somebody else was faster, or the server's sentence. Undefined where nothing
 * was, and where no server answered: the call itself has said that.
 */
export function useRefusalWords(wordsOf?: (error: ApiError) => string | undefined) {
  const t = useTranslations('ui.decision');
  return (error: unknown): string | undefined => {
    if (!(error instanceof ApiError) || error.status !== 200) return undefined;
    const own = wordsOf?.(error);
    if (own) return own;
    return error.error === 'status_changed' ? t('overtaken') : error.message || undefined;
  };
}
