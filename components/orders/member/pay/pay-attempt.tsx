'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { BankInstructions } from '#components/ui/pay/bank-instructions.tsx';
import type { CheckoutGroup, GroupPayment } from '#lib/api/orders/member-pay.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { type Attempt, canChange } from './attempt.ts';
import styles from './pay.module.css';
import { PayOnline } from './pay-online.tsx';
import { PaySandbox } from './pay-sandbox.tsx';
import { PayVoucher } from './pay-voucher.tsx';
import { PayWechat } from './pay-wechat.tsx';
import { useGivingUp } from './use-giving-up.ts';

/** The attempt under way, what is left to do for it, and the way to another one. */
export function PayAttempt({ group, attempt }: { group: CheckoutGroup; attempt: Attempt }) {
  const t = useTranslations('orders.pay');
  const channels = useTranslations('ui.channels');
  const locale = useLocale();
  const { outside, held } = attempt;
  return (
    <>
      {held && (
        <p className={styles.held}>
          {outside
            ? t('heldRest', {
                amount: formatMoney(locale, held.amount),
                rest: formatMoney(locale, outside.amount),
                channel: channels(outside.channel),
              })
            : t('held', { amount: formatMoney(locale, held.amount) })}
        </p>
      )}
      {outside && <Step no={group.no} payment={outside} />}
      {canChange(attempt) && <ChooseAnother no={group.no} />}
    </>
  );
}

function Step({ no, payment }: { no: string; payment: GroupPayment }) {
  const { channel, actions, instructions, amount } = payment;
  if (channel === 'bank' && actions.includes('voucher')) {
    return (
      <>
        <BankInstructions instructions={instructions} amount={amount} />
        <PayVoucher no={no} payment={payment} />
      </>
    );
  }
  if (!actions.includes('pay')) return <Processing payment={payment} />;
  if (channel === 'sandbox') return <PaySandbox payment={payment} />;
  return channel === 'wechat' ? <PayWechat no={no} payment={payment} /> : <PayOnline no={no} payment={payment} />;
}

/** Somebody else's turn: an operator looks for the transfer, or the provider makes up its mind. */
function Processing({ payment }: { payment: GroupPayment }) {
  const t = useTranslations('orders.pay.processing');
  const { channel, voucher_reference: reference, voucher_file: file } = payment;
  return (
    <Panel title={t(channel === 'bank' ? 'bankTitle' : 'title')} text={t(channel === 'bank' ? 'bankText' : 'text')}>
      <p role="status">{reference ? t('reference', { reference }) : t('waiting')}</p>
      {file && (
        <a href={file} target="_blank" rel="noopener">
          {t('voucher')}
        </a>
      )}
    </Panel>
  );
}

/** Gives the attempt up; what was set aside of the balance comes free. */
function ChooseAnother({ no }: { no: string }) {
  const t = useTranslations('orders.pay');
  const { mutate, isPending } = useGivingUp(no);
  return (
    <p className={styles.another}>
      <Button look="quiet" size="small" isBusy={isPending} onClick={() => mutate()}>
        {t('another')}
      </Button>
    </p>
  );
}
