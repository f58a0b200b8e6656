'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { bindAddress } from '#lib/api/identity/member-binding.ts';
import { sendCode } from '#lib/api/identity/shop-password.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
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
  const form = useForm({ resolver: zodResolver(bindSchema(type, !pass)), defaultValues: emptyBinding });
  const fail = (error: unknown) => {
    // The way begins anew, and says why.
    if (error instanceof ApiError && error.error === 'verification_needed' && pass) pass.expire();
    else showFailure(error, form.setError, [type, 'captcha', 'password']);
  };
  const submit = form.handleSubmit((values) =>
    bindAddress(toBindBody(type, values, pass?.token)).then(() => {
      onDone();
      pass?.drop();
    }, fail),
  );
  const send = (captcha: CaptchaAnswer) =>
    sendCode({
      type,
      account: form.getValues(type).trim(),
      event: type === 'email' ? 'user_change_email' : 'user_change_mobile',
      ...captcha,
    });
  return { form, submit, fail, send };
}
