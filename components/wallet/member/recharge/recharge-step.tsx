'use client';

import { BankInstructions } from '#components/ui/pay/bank-instructions.tsx';
import type { Recharge } from '#lib/api/payments/recharges.ts';
import { OnlinePay } from './online-pay.tsx';
import { ClosedNote, DoneNote, FailedNote, ProcessingNote } from './outcome-notes.tsx';
import { SandboxPay } from './sandbox-pay.tsx';
import { VoucherForm } from './voucher-form.tsx';
import { WechatPay } from './wechat-pay.tsx';

interface RechargeStepProps {
  recharge: Recharge;
  onBack: () => void;
  onAgain: () => void;
}

/** What there is to do or to know now; what the reader may do is the server's word (`actions`). */
export function RechargeStep({ recharge, onBack, onAgain }: RechargeStepProps) {
  const { status, channel, actions } = recharge;
  if (status === 'succeeded') return <DoneNote recharge={recharge} onBack={onBack} onAgain={onAgain} />;
  if (status === 'failed') return <FailedNote recharge={recharge} onAgain={onAgain} />;
  if (status === 'closed') return <ClosedNote onAgain={onAgain} />;
  if (channel === 'bank' && !actions.includes('voucher')) return <ProcessingNote recharge={recharge} />;
  if (channel === 'bank') {
    return (
      <>
        <BankInstructions instructions={recharge.instructions} amount={recharge.amount} />
        <VoucherForm recharge={recharge} />
      </>
    );
  }
  if (!actions.includes('pay')) return <ProcessingNote recharge={recharge} />;
  if (channel === 'sandbox') return <SandboxPay recharge={recharge} />;
  if (channel === 'wechat') return <WechatPay recharge={recharge} onAgain={onAgain} />;
  return <OnlinePay recharge={recharge} />;
}
