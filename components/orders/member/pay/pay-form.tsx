'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { ChannelIcon } from '#components/ui/pay/channel-icon.tsx';
import type { CheckoutGroup } from '#lib/api/orders/member-pay.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { MixField } from './mix-field.tsx';
import styles from './pay.module.css';
import { isBalanceEnough } from './pay-choice.ts';
import { ProveDialog } from './prove-dialog.tsx';
import { type PayChoice, usePay } from './use-pay.ts';

/** Chooses how to pay. */
export function PayForm({ group }: { group: CheckoutGroup }) {
  const t = useTranslations('orders.pay');
  const choice = usePay(group);
  if (group.channels.length === 0) {
    return (
      <Panel>
        <EmptyState title={t('noWay')} text={t('noWayText')} />
      </Panel>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choice.pay();
  };
  return (
    <Panel title={t('ways')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={choice.isPending} className={styles.form}>
          <LastFailure group={group} />
          <FormAlert text={choice.fault} />
          <Channels group={group} choice={choice} />
          {choice.isMixable && <MixField group={group} choice={choice} />}
          <Submit choice={choice} due={group.due} />
        </fieldset>
      </form>
      {choice.proving.isOpen && <ProveDialog kind={group.balance_proof} choice={choice} />}
    </Panel>
  );
}

function Channels({ group, choice }: { group: CheckoutGroup; choice: PayChoice }) {
  const t = useTranslations('orders.pay');
  const channels = useTranslations('ui.channels');
  const texts = useTranslations('ui.payTexts');
  const locale = useLocale();
  const name = useId();
  const isShort = !isBalanceEnough(group);
  const options = group.channels.map((channel) => ({
    value: channel,
    icon: <ChannelIcon channel={channel} />,
    title: channels(channel),
    text:
      channel === 'balance'
        ? t(isShort ? 'balanceShort' : 'balanceEnough', { balance: formatMoney(locale, group.balance) })
        : texts(channel),
    isDisabled: channel === 'balance' && isShort,
  }));
  return (
    <>
      <OptionCards
        legend={t('way')}
        options={options}
        bind={(value) => ({ name, checked: choice.channel === value, onChange: () => choice.setChannel(value) })}
      />
      {isShort && group.channels.includes('balance') && (
        <p className={styles.note}>
          <PageLink href={userPath('account/balance', { recharge: 'new' })}>{t('recharge')}</PageLink>
        </p>
      )}
    </>
  );
}

function Submit({ choice, due }: { choice: PayChoice; due: string }) {
  const t = useTranslations('orders.pay');
  const locale = useLocale();
  const amount = formatMoney(locale, choice.rest ?? due);
  return (
    <Button look="accent" isBusy={choice.isPending} type="submit" disabled={!choice.channel} className={styles.submit}>
      {choice.channel === 'bank' ? t('submitBank', { amount }) : t('submit', { amount })}
    </Button>
  );
}

/** Why the last attempt came to nothing; the order is still there to be paid. */
function LastFailure({ group: { payments } }: { group: CheckoutGroup }) {
  const t = useTranslations('orders.pay');
  const failed = payments.at(-1)?.status === 'failed' ? payments.at(-1) : undefined;
  if (!failed) return null;
  return (
    <p role="status" className={styles.failed}>
      {t('lastFailed')} {failed.fail_reason && t('reason', { reason: failed.fail_reason })}
    </p>
  );
}
