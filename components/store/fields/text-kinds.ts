import type { ComponentProps } from 'react';
import type { TextInput } from '#components/ui/form/text-input.tsx';
import type { StoreApplicationField } from '#lib/contract/store/application-form.ts';

type Input = Partial<Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete' | 'minRows'>>;

interface TextKind extends Input {
  isOptional?: boolean;
  /** Over both columns. */
  isWide?: boolean;
  /** Fields whose rules look at this one. */
  deps?: StoreApplicationField[];
}

/** How each text about a store is asked for, in the application and wherever the store changes it. */
const textKinds = {
  company_name: { autoComplete: 'organization', isWide: true, deps: ['payee_name'] },
  credit_code: {},
  legal_person: { deps: ['payee_name'] },
  licence_from: { type: 'date', deps: ['licence_until'] },
  licence_until: { type: 'date' },
  store_name: {},
  intro: { minRows: 4, isWide: true },
  address: { autoComplete: 'street-address', isWide: true },
  contact_name: { autoComplete: 'name' },
  contact_mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  contact_email: { type: 'email', inputMode: 'email', autoComplete: 'email', isOptional: true },
  payee_name: {},
  payee_account: { inputMode: 'numeric' },
  payee_bank: {},
  payee_branch: { isOptional: true },
} as const satisfies Partial<Record<StoreApplicationField, TextKind>>;
export type TextName = keyof typeof textKinds;

export const kindOf = (name: TextName): TextKind => textKinds[name];
