'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/facts/copy-button.tsx';
import { QrCode } from '#components/ui/facts/qr-code.tsx';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { campaignPattern, sharedCode } from '#lib/contract/referral/campaign.ts';
import styles from './recommend.module.css';

/** The own link, to copy, to hand to the system's share sheet, and as a code for cameras. */
export function LinkPanel({ code, isFirst = false }: { code: string; isFirst?: boolean }) {
  const t = useTranslations('referral.link');
  const [campaign, setCampaign] = useState('');
  const isNamed = campaign === '' || campaignPattern.test(campaign);
  const link = useLink(sharedCode(code, isNamed ? campaign : ''));
  return (
    <Panel title={t(isFirst ? 'firstTitle' : 'title')} text={t(isFirst ? 'firstText' : 'text')}>
      <div className={styles.link}>
        <div className={styles.words}>
          <p className="text-ink-2 text-14">{t('label')}</p>
          <p className={styles.address}>{link}</p>
          <p className="text-ink-2 text-14">{t('code', { code })}</p>
          <CampaignField campaign={campaign} isWrong={!isNamed} onChange={setCampaign} />
          <div className={`wrap-8 mt-8 ${styles.actions}`}>
            <CopyButton text={link} label={t('copy')} isLabelShown />
            <ShareButton link={link} />
          </div>
        </div>
        {link !== '' && <QrCode text={link} label={t('qr')} size={148} />}
      </div>
    </Panel>
  );
}

interface CampaignFieldProps {
  campaign: string;
  isWrong: boolean;
  onChange: (campaign: string) => void;
}

/** A name for where the link will stand; link and code carry it at once. */
function CampaignField({ campaign, isWrong, onChange }: CampaignFieldProps) {
  const t = useTranslations('referral.link');
  const field = { id: useId(), help: t('campaignHelp'), fault: isWrong ? t('campaignWrong') : undefined };
  return (
    <PlainField {...field} label={t('campaign')}>
      <input
        {...fieldMarks(field)}
        className={styles.campaign}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={campaign}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </PlainField>
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
