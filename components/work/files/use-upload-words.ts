import { useTranslations } from 'next-intl';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { type UploadFault, uploadFaults } from '#lib/utils/files/upload-rules.ts';

/**
 * Why a file was not taken: by the check before it was sent (specification §5), by the server, or by the line. Throws
 * what is no refusal.
 */
export function useUploadWords(own?: (fault: UploadFault) => string): (error: unknown) => string {
  const t = useTranslations('ui.upload');
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    const fault = uploadFaults.find((each) => error.error === each);
    if (fault) return own ? own(fault) : t(fault);
    return Object.values(error.fields)[0] || error.message || t('failed');
  };
}
