'use client';

import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { CodeInput as SentCodeInput } from '#components/ui/form/code-input.tsx';
import { sendCode } from '#lib/api/identity/shop-password.ts';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';

interface CodeInputProps {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  type: VerificationType;
  event: 'user_register' | 'user_retrieve_pwd';
  /** The address, once it is a good one; undefined leaves the fault at its field. */
  readAccount: () => Promise<string | undefined>;
  onFailure: (error: unknown) => void;
}

/** The field for a code sent to an address that the form asks for. */
export function CodeInput({ type, event, readAccount, ...input }: CodeInputProps) {
  return (
    <SentCodeInput
      {...input}
      isReady={async () => (await readAccount()) !== undefined}
      onSend={async (captcha) => sendCode({ type, account: (await readAccount()) ?? '', event, ...captcha })}
    />
  );
}
