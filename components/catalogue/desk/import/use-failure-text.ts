import { useTranslations } from 'next-intl';
import { ApiError } from '#lib/api/transport/api-error.ts';

/** What to say of a call that was refused or got no answer. */
export function useFailureText(): (error: unknown) => string | undefined {
  const t = useTranslations('ui');
  return (error) => {
    if (!error) return undefined;
    const [field] = error instanceof ApiError ? Object.values(error.fields) : [];
    const said = error instanceof ApiError ? error.message : '';
    return field || said || t('failed.text');
  };
}
