'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { TitleRecord } from '#lib/api/invoices/member-titles.ts';
import { invoiceKinds } from '#lib/contract/invoices/records.ts';
import { findSpecialFault } from '#lib/contract/invoices/special-invoices.ts';
import { userPath } from '#lib/routes/user-path.ts';

interface KindFieldProps {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  /** Whom it is made out to; undefined before one is chosen. */
  title: TitleRecord | undefined;
  /** Its issuer makes special invoices. */
  isOffered: boolean;
  /** A special one cannot be made out to this title. */
  onImpossible: () => void;
}

/** Ordinary or special; why it cannot be a special one is said below. */
export function KindField({ field, error, title, isOffered, onImpossible }: KindFieldProps) {
  const t = useTranslations('invoices');
  const words = useTranslations('validation');
  const fault = title && findSpecialFault(title, { isOffered, special: title.special });
  const isImpossible = title !== undefined && fault !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller's function is another one at each look
  useEffect(() => {
    if (isImpossible) onImpossible();
  }, [isImpossible]);
  return (
    <div className="stack-16">
      <SelectInput
        label={t('wish.kind')}
        field={field}
        error={error}
        {...(fault && { help: words(fault) })}
        options={invoiceKinds.map((value) => ({
          value,
          label: t(`kinds.${value}`),
          isDisabled: value === 'special' && isImpossible,
        }))}
      />
      {(fault === 'specialIncomplete' || fault === 'specialPapers') && (
        <PageLink href={userPath('account/invoice/invoiceTitles')}>{t('confirm.toTitles')}</PageLink>
      )}
    </div>
  );
}
