'use client';

import { ErrorMessage } from '#components/layout/error-message.tsx';
import { useErrorWords } from '#components/layout/error-words.tsx';

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const words = useErrorWords();
  return words && <ErrorMessage error={error} retry={retry} words={words} />;
}
