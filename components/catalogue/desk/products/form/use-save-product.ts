'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { type OperatorProductDetail, saveProduct } from '#lib/api/catalogue/desk-products.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { deskProductPaths } from '../product-paths.ts';
import { focusFirstFault } from './focus-fault.ts';
import type { ProductValues } from './form-values.ts';
import { keepProduct } from './kept-product.ts';
import { toProduct } from './to-product.ts';
import type { ProductEditing } from './use-product-form.ts';

export interface ProductSaving {
  /** Answers whether it is saved. */
  save: () => Promise<boolean>;
  isBusy: boolean;
  /** Somebody else has saved meanwhile. */
  isBehind: boolean;
  /** What the server refused as a whole. */
  alert: string | undefined;
  /** Takes over what somebody else has saved. */
  takeTheirs: () => Promise<void>;
  /** Saves what is typed over it. */
  keepMine: () => Promise<void>;
  /** Puts what the server refused where it belongs. */
  notify: (error: unknown) => Promise<void>;
  /** Takes away what was said of the last try. */
  forget: () => void;
}

export function useSaveProduct(editing: ProductEditing, detail: OperatorProductDetail | undefined): ProductSaving {
  const { form, base, accept, rebase } = editing;
  const read = useRead();
  const { isBehind, setBehind, alert, setAlert, notify } = useRefusals(editing, detail);
  const navigation = useNavigation();
  const keyOf = useRequestKey();
  const send = async (values: ProductValues, version: number): Promise<boolean> => {
    setAlert(undefined);
    const which = detail ? { id: detail.id, version } : {};
    const input = { ...which, product: toProduct(values) };
    try {
      const { id } = await saveProduct(input, keyOf(input));
      keepProduct(detail?.id, undefined);
      setBehind(false);
      accept(await read(id));
      if (!detail) navigation.replace(deskProductPaths.edit(id));
      return true;
    } catch (error) {
      await notify(error);
      return false;
    }
  };
  const save = async (version = base) => {
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      isSaved = await send(values, version);
    }, focusFirstFault)();
    return isSaved;
  };
  return {
    save: () => save(),
    isBusy: form.formState.isSubmitting,
    isBehind,
    alert,
    notify,
    forget: () => setAlert(undefined),
    takeTheirs: async () => {
      if (!detail) return;
      accept(await read(detail.id));
      setBehind(false);
    },
    keepMine: async () => {
      if (!detail) return;
      const { version } = await read(detail.id);
      rebase(version);
      await save(version);
    },
  };
}

/** Reads the product anew, whatever was read of it before. */
function useRead() {
  const queries = useQueryClient();
  return (id: number) => queries.fetchQuery({ ...apiQuery('/api/operator/product/info', { id }), staleTime: 0 });
}

/** What the server says of a try: at the fields, as a whole, or that somebody else was faster. */
function useRefusals({ form, accept }: ProductEditing, detail: OperatorProductDetail | undefined) {
  const t = useTranslations('catalogueDesk.product');
  const read = useRead();
  const [isBehind, setBehind] = useState(false);
  const [alert, setAlert] = useState<string>();
  // Where nothing is typed there is nothing to choose: theirs is shown, and nothing else could be saved over it.
  const fallBehind = async () => {
    if (!detail || form.formState.isDirty) return setBehind(true);
    accept(await read(detail.id));
    setAlert(t('nowTheirs'));
  };
  const notify = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.error === 'status_changed') return fallBehind();
    const fields = Object.entries(error.fields);
    for (const [name, message] of fields) {
      form.setError(name.replace(/^product\./, '') as FieldPath<ProductValues>, { type: 'server', message });
    }
    if (fields.length > 0) focusFirstFault();
    else if (error.status === 200) setAlert(error.message);
  };
  return { isBehind, setBehind, alert, setAlert, notify };
}
