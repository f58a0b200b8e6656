import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { type ProductImport, stepProductImport } from '#lib/api/catalogue/desk-import.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';

/**
 * Goes on with a check or a run, step by step, for as long as the page is open. It stops at a step that fails, until
 * somebody says `retry`; what is done is not done twice.
 */
export function useImportSteps({ id, status }: ProductImport) {
  const queries = useQueryClient();
  const navigation = useNavigation();
  const isWorking = status === 'checking' || status === 'running';
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: () => stepProductImport(id),
    onSuccess: (next) => {
      queries.setQueryData(apiQuery('/api/operator/product/importInfo', { id }).queryKey, next);
      if (next.status !== 'done') return;
      // The list shows a page as it first came. What was read or fetched ahead of it is older than these products.
      queries.removeQueries({ type: 'inactive', predicate: ({ state }) => state.isInvalidated });
      navigation.refresh();
    },
  });
  useEffect(() => {
    if (isWorking && !isPending && !isError) mutate();
  }, [isWorking, isPending, isError, mutate]);
  return { isWorking, error, retry: () => mutate() };
}
