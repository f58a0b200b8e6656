import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRefusalWords } from '#components/work/forms/use-refusal-words.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { matchStatement } from '#lib/api/wallet/desk-money.ts';
import { statementFileBytes } from '#lib/contract/payments/bank-statement.ts';
import { readAsBase64 } from '#lib/utils/files/file-base64.ts';

/** The file stays in the page, so that it can be compared again once something is confirmed; the server keeps nothing of it. */
export function useStatement() {
  const t = useTranslations('paymentsDesk.statement');
  const refusalOf = useRefusalWords((error) => error.fields.content);
  const [content, setContent] = useState<string>();
  const [unread, setUnread] = useState<string>();
  const { mutate, reset, data, error, isPending } = useMutation({ mutationFn: matchStatement });
  async function choose(file: File) {
    setContent(undefined);
    reset();
    const read = await readAsBase64(file, statementFileBytes).catch(() => '');
    setUnread(read === undefined ? t('tooLarge') : read === '' ? t('unreadable') : undefined);
    if (!read) return;
    setContent(read);
    mutate(read);
  }
  return {
    choose: (file: File | undefined) => file && void choose(file),
    compareAgain: () => content && mutate(content),
    found: content === undefined ? undefined : data,
    isPending,
    fault: unread ?? (error instanceof ApiError ? refusalOf(error) : undefined),
  };
}
