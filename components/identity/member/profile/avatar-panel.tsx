'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { defaultAvatar } from '#lib/contract/identity/member-profile.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import styles from './avatar.module.css';
import { AvatarChoice } from './avatar-choice.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import { AvatarLimits } from './avatar-limits.tsx';
import { AvatarRemoval } from './avatar-removal.tsx';

/** The picture of the person: chosen and cropped, or taken away. */
export function AvatarPanel() {
  const t = useTranslations('identityAccount.profile.avatar');
  const { user } = useMemberCentre();
  const [chosen, setChosen] = useState<File>();
  const isOwn = user.avatar !== '' && user.avatar !== defaultAvatar;
  return (
    <Panel title={t('title')} text={t('text')}>
      <div className={styles.row}>
        <CurrentAvatar key={user.avatar} />
        <div className={styles.choices}>
          <div className={`wrap-8 ${styles.buttons}`}>
            <AvatarChoice label={t(isOwn ? 'change' : 'upload')} onChoose={setChosen} />
            {isOwn && <AvatarRemoval />}
          </div>
          <AvatarLimits />
        </div>
      </div>
      {chosen && <AvatarDialog file={chosen} onClose={() => setChosen(undefined)} />}
    </Panel>
  );
}

/** Where the picture does not load, the first letter of the name stands in. */
function CurrentAvatar() {
  const t = useTranslations('identityAccount.profile.avatar');
  const { user, site } = useMemberCentre();
  const [isBroken, setBroken] = useState(false);
  const [letter = ''] = user.nickname || user.username;
  if (isBroken || !user.avatar) {
    return (
      <span className={styles.picture} aria-hidden="true">
        {letter.toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={fileAddress(site.cdnUrl, user.avatar)}
      alt={t('alt')}
      width={96}
      height={96}
      onError={() => setBroken(true)}
    />
  );
}
