import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { runLedgerCheck } from '#lib/api/wallet/desk-money.ts';

/** Looks through the ledger now; while that runs there is nothing to press. */
export function RunButton({ isRunning }: { isRunning: boolean }) {
  const t = useTranslations('paymentsDesk.ledger');
  const run = useMutation({
    mutationFn: runLedgerCheck,
    onSettled: untilReread,
  });
  const isBusy = isRunning || run.isPending;
  return (
    <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && run.mutate()}>
      {t(isBusy ? 'running' : 'run')}
    </Button>
  );
}
