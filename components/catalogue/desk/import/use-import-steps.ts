import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readsOfDeskProduct } from '#lib/api/operator-products.ts';
import {
  type ProductImport,
  productImportQuery,
  productImportsQuery,
  stepProductImport,
} from '#lib/api/product-import.ts';

/**
 * Goes on with a check or a run, step by step, for as long as the page is open. It stops at a step that fails, until
 * somebody says `retry`; what is done is not done twice.
 */
export function useImportSteps({ id, status }: ProductImport) {
  const queries = useQueryClient();
  const isWorking = status === 'checking' || status === 'running';
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: () => stepProductImport(id),
    onSuccess: (next) => {
      queries.setQueryData(productImportQuery(id).queryKey, next);
      if (next.status === status) return;
      void queries.invalidateQueries({ queryKey: productImportsQuery().queryKey });
      // What the lists held is forgotten: they show a page as it first came, and would offer the new products as news.
      for (const path of readsOfDeskProduct) queries.removeQueries({ queryKey: [path], type: 'inactive' });
    },
  });
  useEffect(() => {
    if (isWorking && !isPending && !isError) mutate();
  }, [isWorking, isPending, isError, mutate]);
  return { isWorking, error, retry: () => mutate() };
}
