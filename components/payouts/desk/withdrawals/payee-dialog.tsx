'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { type DeskWithdrawal, revealWithdrawalPayee } from '#lib/api/payouts/desk-withdrawals.ts';
import { formatMoney } from '#lib/i18n/money.ts';

interface PayeeDialogProps {
  withdrawal: DeskWithdrawal;
  onClose: () => void;
}

/** Where the money goes, for who transfers it. Asked for when it is opened, and not kept. */
export function PayeeDialog({ withdrawal: { no, net }, onClose }: PayeeDialogProps) {
  const t = useTranslations('payoutsDesk');
  const dialog = useTranslations('ui.dialog');
  const locale = useLocale();
  const payee = useQuery({
    queryKey: ['withdrawal-payee', no],
    queryFn: () => revealWithdrawalPayee({ no }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <Modal title={t('titles.payee', { no })} closeLabel={dialog('close')} onClose={onClose}>
      <QueryView query={payee} skeleton={<ListSkeleton />}>
        {({ holder, account, bank, branch }) => (
          <FactList
            facts={[
              { key: 'net', label: t('columns.net'), value: formatMoney(locale, net) },
              { key: 'holder', label: t('payee.holder'), value: holder },
              { key: 'account', label: t('payee.account'), value: account },
              { key: 'bank', label: t('payee.bank'), value: bank || t('channels.alipay') },
              ...(branch ? [{ key: 'branch', label: t('payee.branch'), value: branch }] : []),
              { key: 'note', label: t('payee.note'), value: no },
            ]}
          />
        )}
      </QueryView>
    </Modal>
  );
}
