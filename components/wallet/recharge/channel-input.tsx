'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { RechargeChannel } from '#lib/api/recharge.ts';
import { ChannelIcon } from './channel-icon.tsx';
import styles from './recharge.module.css';

/** The ways to pay that the shop offers, each with how long it takes. */
export function ChannelInput({
  channels,
  field,
}: {
  channels: readonly RechargeChannel[];
  field: UseFormRegisterReturn;
}) {
  const t = useTranslations('wallet.recharge');
  return (
    <fieldset className={styles.channels}>
      <legend>{t('new.channel')}</legend>
      {channels.map((channel) => (
        <label key={channel} className={styles.channel}>
          <input type="radio" value={channel} {...field} />
          <ChannelIcon channel={channel} />
          <span>
            <strong>{t(`channels.${channel}`)}</strong>
            <span className={styles.note}>{t(`channelTexts.${channel}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
