import { useMutation } from '@tanstack/react-query';
import { revealApplication } from '#lib/api/operator-stores.ts';

/** What is private in an application, once it is asked for; who looked is written down. */
export function useReveal(no: string) {
  const { data, mutate, isPending } = useMutation({ mutationFn: () => revealApplication(no) });
  return { secrets: data, isPending, reveal: () => mutate() };
}

export type Reveal = ReturnType<typeof useReveal>;
