'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { Recharge, RechargeOptions } from '#lib/api/payments/recharges.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { withDecimals } from '#lib/utils/amount.ts';
import { AmountInput } from './amount-input.tsx';
import { ChannelInput } from './channel-input.tsx';
import styles from './recharge.module.css';
import { useRechargeForm } from './use-recharge-form.ts';

interface RechargeFormProps {
  options: RechargeOptions;
  onCreated: (recharge: Recharge) => void;
}

/** How much, and how to pay it. */
export function RechargeForm({ options, onCreated }: RechargeFormProps) {
  const t = useTranslations('wallet.recharge.new');
  const locale = useLocale();
  const { register, errors, isSubmitting, submit, amount, setAmount } = useRechargeForm(options, onCreated);
  const whole = withDecimals(amount);
  return (
    <Panel>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.form}>
          <FormAlert text={errors.root?.message} />
          <AmountInput
            limits={options}
            value={amount}
            field={register('amount')}
            error={errors.amount}
            onPreset={setAmount}
          />
          <ChannelInput channels={options.channels} field={register('channel')} />
          <Button isBusy={isSubmitting} type="submit" className={styles.submit}>
            {whole ? t('submit', { amount: formatMoney(locale, whole) }) : t('submitEmpty')}
          </Button>
        </fieldset>
      </form>
    </Panel>
  );
}
