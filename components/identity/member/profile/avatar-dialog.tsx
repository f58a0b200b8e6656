'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import styles from './avatar.module.css';
import { type Crop, cropImage } from './crop-image.ts';
import { useAvatarUpload } from './use-avatar.ts';

const AvatarCropper = lazy(() => import('./avatar-cropper.tsx'));

interface AvatarDialogProps {
  file: File;
  onClose: () => void;
}

/** Crops the chosen picture, and makes it the person's. */
export function AvatarDialog({ file, onClose }: AvatarDialogProps) {
  const t = useTranslations('identityAccount.profile.avatar');
  const dialog = useTranslations('ui.dialog');
  const address = useObjectUrl(file);
  const [isUnreadable, setUnreadable] = useState(false);
  const choice = useRef<{ crop: Crop; degrees: number }>(undefined);
  const { upload, fault, isBusy } = useAvatarUpload(onClose);
  const save = () => {
    const chosen = choice.current;
    if (chosen && address) void upload(() => cropImage(address, chosen.crop, chosen.degrees));
  };
  return (
    <Modal title={t('crop.title')} closeLabel={dialog('close')} onClose={onClose}>
      <div className="stack-12">
        <FormAlert text={isUnreadable ? t('unreadable') : fault} />
        {address && !isUnreadable && (
          <Suspense fallback={<p className={styles.waiting}>{t('crop.loading')}</p>}>
            <AvatarCropper
              address={address}
              onChange={(crop, degrees) => {
                choice.current = { crop, degrees };
              }}
              onUnreadable={() => setUnreadable(true)}
            />
          </Suspense>
        )}
        <div className={`wrap-8 justify-end mt-8 ${styles.actions}`}>
          <Button look="quiet" size="small" onClick={onClose}>
            {dialog('cancel')}
          </Button>
          <Button size="small" isBusy={isBusy} disabled={isUnreadable} onClick={save}>
            {t('crop.save')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** An address for a file of the device, as long as it is needed. */
function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}
