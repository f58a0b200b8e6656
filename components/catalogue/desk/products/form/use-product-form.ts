'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, set, type UseFormReturn, useForm } from 'react-hook-form';
import type { OperatorProductDetail } from '#lib/api/catalogue/desk-products.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { keepLater } from '#lib/utils/keep-later.ts';
import { findFaults } from './find-faults.ts';
import { emptyProduct, type Previews, type ProductValues, toValues } from './form-values.ts';
import { keepProduct, readKept } from './kept-product.ts';

export interface ProductEditing {
  form: UseFormReturn<ProductValues>;
  /** Of the product that what is typed began with; 0 for a new one. */
  base: number;
  previews: Previews;
  addPreview: (fileId: number, picture: Previews[string]) => void;
  isRestored: boolean;
  /** Takes what the server has, and forgets what was typed. */
  accept: (detail: OperatorProductDetail | undefined) => void;
  /** Keeps what was typed, as a change of this version. */
  rebase: (version: number) => void;
}

/** The form of a product, with what was typed before a reload. */
export function useProductForm(detail: OperatorProductDetail | undefined): ProductEditing {
  const form = useForm<ProductValues>({
    defaultValues: detail ? toValues(detail) : emptyProduct,
    resolver: useResolver(),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [base, setBase] = useState(detail?.version ?? 0);
  const [added, setAdded] = useState<Previews>({});
  const [isRestored, setRestored] = useState(false);
  const previews = { ...detail?.pictures, ...added };
  const { reset } = form;
  const accept = useCallback(
    (now: OperatorProductDetail | undefined) => {
      keepProduct(now?.id, undefined);
      reset(now ? toValues(now) : emptyProduct);
      setBase(now?.version ?? 0);
      setRestored(false);
    },
    [reset],
  );
  useEffect(() => {
    const kept = readKept(detail?.id);
    if (!kept) return;
    reset(kept.values, { keepDefaultValues: true });
    setBase(kept.version);
    setAdded(kept.previews);
    setRestored(true);
  }, [detail?.id, reset]);
  useKeeping(form, { id: detail?.id, base, previews });
  useNews(form, { detail, base, accept });
  return {
    form,
    base,
    previews,
    addPreview: (fileId, picture) => setAdded((before) => ({ ...before, [fileId]: picture })),
    isRestored,
    accept,
    rebase: setBase,
  };
}

/** Checks with the contract's schema; the sentences name the limits of their field. */
function useResolver(): Resolver<ProductValues> {
  const t = useTranslations('validation');
  return (values) => {
    const errors: FieldErrors<ProductValues> = {};
    for (const { field, key, min, max } of findFaults(values)) {
      const message = findWords(t, key, { min, max }) ?? t('invalid');
      set(errors, field, { type: key, message });
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

interface Keeping {
  id: number | undefined;
  base: number;
  previews: Previews;
}

/** Keeps what is typed, a moment after the last key. */
function useKeeping(form: UseFormReturn<ProductValues>, keeping: Keeping): void {
  const current = useRef(keeping);
  useEffect(() => {
    current.current = keeping;
  });
  const { subscribe, getValues } = form;
  useEffect(() => {
    const keeping = keepLater(300);
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) =>
        keeping.set(() => {
          const { id, base: version, previews } = current.current;
          keepProduct(id, isDirty ? { version, values: getValues(), previews } : undefined);
        }),
    });
    return () => {
      keeping.stop();
      stop();
    };
  }, [subscribe, getValues]);
}

/** Shows what others have saved, unless something is typed. */
function useNews(
  form: UseFormReturn<ProductValues>,
  {
    detail,
    base,
    accept,
  }: { detail: OperatorProductDetail | undefined; base: number; accept: ProductEditing['accept'] },
): void {
  const { isDirty } = form.formState;
  const isNew = detail !== undefined && detail.version !== base;
  useEffect(() => {
    if (isNew && !isDirty && !readKept(detail.id)) accept(detail);
  }, [isNew, isDirty, detail, accept]);
}
