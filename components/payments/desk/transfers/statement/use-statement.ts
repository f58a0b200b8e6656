import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useFileContent } from '#components/work/files/use-file-content.ts';
import { useRefusalWords } from '#components/work/forms/use-refusal-words.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { matchStatement } from '#lib/api/wallet/desk-money.ts';
import { statementFileBytes } from '#lib/contract/payments/bank-statement.ts';

/** The file stays in the page, so that it can be compared again once something is confirmed; the server keeps nothing of it. */
export function useStatement() {
  const t = useTranslations('paymentsDesk.statement');
  const refusalOf = useRefusalWords((error) => error.fields.content);
  const { mutate, reset, data, error, isPending } = useMutation({ mutationFn: matchStatement });
  const { content, choose, ...file } = useFileContent({
    maxBytes: statementFileBytes,
    words: { tooLarge: t('tooLarge'), unreadable: t('unreadable') },
    onChosen: reset,
    onRead: mutate,
  });
  return {
    choose,
    compareAgain: () => content && mutate(content),
    found: content === undefined ? undefined : data,
    isPending,
    fault: file.fault ?? (error instanceof ApiError ? refusalOf(error) : undefined),
  };
}
