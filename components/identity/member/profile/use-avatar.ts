'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { useUpload } from '#components/work/files/use-upload.ts';
import { type UploadOptions, uploadFile } from '#lib/api/files/member-upload.ts';
import { sendProfile } from '#lib/api/identity/member-profile.ts';
import { withAvatar } from './profile-values.ts';

/** Another picture for the member, drawn as it is to be. What went wrong is said in place. */
export function useAvatarUpload(onDone: () => void) {
  const t = useTranslations('identityAccount.profile.avatar.crop');
  const { user } = useMemberCentre();
  const [isUndrawn, setUndrawn] = useState(false);
  const { send, progress, fault } = useUpload({
    topic: 'avatar',
    sendOne: async (file: File, options: UploadOptions) => {
      const { url } = await uploadFile(file, options);
      return sendProfile(withAvatar(user, url));
    },
    onDone,
  });
  const upload = async (draw: () => Promise<File>) => {
    const file = await draw().catch(() => undefined);
    setUndrawn(!file);
    if (file) await send([file]);
  };
  return { upload, fault: isUndrawn ? t('failed') : fault, isBusy: progress !== undefined };
}

/** No picture for the member any more. */
export function useAvatarRemoval(onDone: () => void) {
  const { user } = useMemberCentre();
  const { send, dialog } = useDecision(() => sendProfile(withAvatar(user, '')), { onDone, isLeaving: true });
  return { remove: () => send(undefined), dialog };
}
