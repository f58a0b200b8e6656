'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { QrCode } from '#components/ui/qr-code.tsx';
import styles from './recommend.module.css';

/** The own link, to copy, to hand to the system's share sheet, and as a code for cameras. */
export function LinkPanel({ code, isFirst = false }: { code: string; isFirst?: boolean }) {
  const t = useTranslations('referral.link');
  const link = useLink(code);
  return (
    <Panel title={t(isFirst ? 'firstTitle' : 'title')} text={t(isFirst ? 'firstText' : 'text')}>
      <div className={styles.link}>
        <div className={styles.words}>
          <p className={styles.label}>{t('label')}</p>
          <p className={styles.address}>{link}</p>
          <p className={styles.label}>{t('code', { code })}</p>
          <div className={styles.actions}>
            <CopyButton text={link} label={t('copy')} isLabelShown />
            <ShareButton link={link} />
          </div>
        </div>
        {link !== '' && <QrCode text={link} label={t('qr')} size={148} />}
      </div>
    </Panel>
  );
}

/** Not every browser has a share sheet. */
function ShareButton({ link }: { link: string }) {
  const t = useTranslations('referral.link');
  const canShare = useSyncExternalStore(
    subscribeToNothing,
    () => typeof navigator.share === 'function',
    () => false,
  );
  if (!canShare) return null;
  // Whoever closes the sheet has changed their mind: nothing has failed.
  const share = () =>
    void navigator.share({ title: document.title, text: t('shareText'), url: link }).catch(() => undefined);
  return (
    <Button size="small" onClick={share}>
      {t('share')}
    </Button>
  );
}

/** Empty until the browser says which shop this is. */
function useLink(code: string): string {
  const origin = useSyncExternalStore(
    subscribeToNothing,
    () => location.origin,
    () => '',
  );
  return origin && `${origin}/?sp_uid=${encodeURIComponent(code)}`;
}

const subscribeToNothing = () => () => undefined;
