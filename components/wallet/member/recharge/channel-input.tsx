'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { ChannelIcon } from '#components/ui/pay/channel-icon.tsx';
import type { RechargeChannel } from '#lib/api/payments/recharges.ts';

/** The payment methods that the shop offers, each with how long it takes. */
export function ChannelInput({
  channels,
  field,
}: {
  channels: readonly RechargeChannel[];
  field: UseFormRegisterReturn;
}) {
  const t = useTranslations('wallet.recharge');
  const names = useTranslations('ui.channels');
  const texts = useTranslations('ui.rechargeTexts');
  const options = channels.map((channel) => ({
    value: channel,
    icon: <ChannelIcon channel={channel} />,
    title: names(channel),
    text: texts(channel),
  }));
  return <OptionCards legend={t('new.channel')} options={options} bind={() => field} />;
}
