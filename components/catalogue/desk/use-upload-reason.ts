import { useTranslations } from 'next-intl';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { uploadFaults } from '#lib/utils/upload-rules.ts';

/** Why a picture was not taken: by the check before it was sent (specification §5), by the server, or by the line. */
export function useUploadReason(): (error: unknown) => string {
  const t = useTranslations('catalogueDesk.product');
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    const fault = uploadFaults.find((each) => error.error === each);
    if (fault) return t(`faults.${fault}`);
    return Object.values(error.fields)[0] || error.message || t('uploadFailed');
  };
}
