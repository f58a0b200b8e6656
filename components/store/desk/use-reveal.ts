import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What is private, once it is asked for; who looked is written down. What is shown stays while it is asked for again:
 * else a picture that cannot be loaded would begin anew, and ask for its link without end.
 */
export function useReveal<Secrets>(ask: () => Promise<Secrets>) {
  const [secrets, setSecrets] = useState<Secrets>();
  const { mutate, isPending } = useMutation({ mutationFn: ask, onSuccess: (found) => setSecrets(found) });
  return { secrets, isPending, reveal: () => mutate() };
}

export type Reveal<Secrets> = ReturnType<typeof useReveal<Secrets>>;
