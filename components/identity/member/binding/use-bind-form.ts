'use client';

import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { bindAddress } from '#lib/api/identity/member-binding.ts';
import { sendCode } from '#lib/api/identity/shop-password.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';
import type { CaptchaAnswer } from '#lib/utils/captcha-request.ts';
import { bindSchema, emptyBinding, toBindBody } from './bind-values.ts';
import type { Pass } from './use-pass.ts';

interface Binding {
  type: VerificationType;
  pass: Pass | undefined;
  onDone: () => void;
}

/** The form of a new address: sends its code, binds it, and shows the record anew. */
export function useBindForm({ type, pass, onDone }: Binding) {
  const form = useDecisionForm({
    schema: bindSchema(type, !pass),
    values: emptyBinding,
    fields: [type, 'captcha', 'password'],
    send: (values) => bindAddress(toBindBody(type, values, pass?.token)),
    onDone: () => {
      onDone();
      pass?.drop();
    },
    isLeaving: true,
    onRefused: (error) => beginAnew(error),
  });
  /** The way begins anew, and says why. */
  const beginAnew = (error: unknown) => {
    if (!pass || !(error instanceof ApiError) || error.error !== 'verification_needed') return false;
    pass.expire();
    return true;
  };
  const fail = (error: unknown) => {
    if (!beginAnew(error)) form.refuse(error);
  };
  const send = (captcha: CaptchaAnswer) =>
    sendCode({
      type,
      account: form.getValues(type).trim(),
      event: type === 'email' ? 'user_change_email' : 'user_change_mobile',
      ...captcha,
    });
  return { form, fail, send };
}
