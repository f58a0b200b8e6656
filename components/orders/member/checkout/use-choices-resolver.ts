'use client';

import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { useIssueWords } from '#components/ui/form/use-schema-resolver.ts';
import { type CheckoutChoices, checkoutChoices } from './checkout-choices.ts';

/** Checks what a person adds to an order; what is wrong with the invoice stands at its own fields, with its values. */
export function useChoicesResolver(): Resolver<CheckoutChoices, unknown, z.output<typeof checkoutChoices>> {
  const wordsOf = useIssueWords();
  return (values) => {
    const checked = checkoutChoices.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: FieldErrors<CheckoutChoices> = {};
    // The first fault of a field is the one to say.
    for (const issue of checked.error.issues.toReversed()) {
      set(errors, issue.path.join('.'), { type: 'shown', message: wordsOf(issue) });
    }
    return { values: {}, errors };
  };
}
