'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { uploadFile } from '#lib/api/files/member-upload.ts';
import { sendProfile } from '#lib/api/identity/member-profile.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { uploadFaults } from '#lib/utils/upload-rules.ts';
import { withAvatar } from './profile-values.ts';

/** Another picture for the member, or none. What went wrong is said in place, in the server's words where it has some. */
export function useAvatar(onDone: () => void) {
  const t = useTranslations('identityAccount.profile.avatar.crop');
  const { user } = useMemberCentre();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (draw: (() => Promise<File>) | undefined) => {
      const url = draw ? (await uploadFile(await draw(), { topic: 'avatar', isSaidInPlace: true })).url : '';
      await sendProfile(withAvatar(user, url));
    },
    onSuccess: () => {
      onDone();
      return untilReread();
    },
  });
  const refused = error instanceof ApiError ? uploadFaults.find((fault) => fault === error.error) : undefined;
  const fault = error ? faultOf(error) || t(refused ? `refused.${refused}` : 'failed') : undefined;
  return {
    upload: (draw: () => Promise<File>) => mutate(draw),
    remove: () => mutate(undefined),
    fault,
    isBusy: isPending,
  };
}

/** A refusal at a field says more than the sentence about the whole. */
function faultOf(error: Error): string {
  if (!(error instanceof ApiError)) return '';
  return Object.values(error.fields)[0] ?? error.message;
}
