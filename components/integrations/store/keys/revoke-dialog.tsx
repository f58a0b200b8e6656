'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { revokeKey } from '#lib/api/integrations/keys.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import type { KeyRow } from './use-key-columns.tsx';

interface RevokeDialogProps {
  side: SellerSide;
  row: KeyRow;
  onDone: () => void;
  onClose: () => void;
}

export function RevokeDialog({ side, row: { id, name }, onDone, onClose }: RevokeDialogProps) {
  const t = useTranslations('integrationsKeys');
  const { send, dialog } = useDecision((key: number) => revokeKey(side, key), { onDone });
  return (
    <ConfirmDialog
      title={t('revokeTitle', { name })}
      text={<p>{t('revokeText')}</p>}
      confirm={t('revoke')}
      isDestructive
      isBusy={dialog.isBusy}
      failure={dialog.failure}
      onConfirm={() => send(id)}
      onClose={onClose}
    />
  );
}
