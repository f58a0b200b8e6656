'use client';

import { z } from 'zod';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { proveAddress } from '#lib/api/identity/member-binding.ts';
import { sendCode } from '#lib/api/identity/shop-password.ts';
import { requiredText, sentCodeField } from '#lib/contract/fields.ts';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';
import type { CaptchaAnswer } from '#lib/utils/captcha-request.ts';

const schema = z.object({ password: requiredText(64), captcha: sentCodeField });

export interface Proof {
  via: VerificationType;
  address: string;
  onPass: (token: string) => void;
}

/** The form that proves a bound address: sends its code, and answers with the pass. */
export function useProof({ via, address, onPass }: Proof) {
  const form = useDecisionForm({
    schema,
    values: { password: '', captcha: '' },
    fields: ['password', 'captcha'],
    send: ({ captcha }) => proveAddress({ type: via, captcha }),
    onDone: (answer) => onPass(answer.accountVerificationToken),
    isLeaving: true,
  });
  const send = (captcha: CaptchaAnswer) =>
    sendCode({
      type: via,
      account: address,
      event: via === 'email' ? 'user_email_verify' : 'user_mobile_verify',
      password: form.getValues('password'),
      ...captcha,
    });
  return { form, send };
}
