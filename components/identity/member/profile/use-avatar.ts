'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { useUploadWords } from '#components/work/files/use-upload-words.ts';
import { uploadFile } from '#lib/api/files/member-upload.ts';
import { sendProfile } from '#lib/api/identity/member-profile.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
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
  const wordsOf = useUploadWords();
  const fault = error ? (error instanceof ApiError ? wordsOf(error) : t('failed')) : undefined;
  return {
    upload: (draw: () => Promise<File>) => mutate(draw),
    remove: () => mutate(undefined),
    fault,
    isBusy: isPending,
  };
}
