'use client';

import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { type VerificationType, verificationTypes } from '#lib/contract/identity/shop-login.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import { BindFlow } from './bind-flow.tsx';
import styles from './binding.module.css';
import { BindingRow } from './binding-row.tsx';
import { usePass } from './use-pass.ts';

/** The bound e-mail address and mobile number, each of which can be bound or changed in a dialog. */
export function BindingPanel() {
  const t = useTranslations('identityAccount.binding');
  const { user } = useMemberCentre();
  const query = useQuery(apiQuery('/api/account/profile'));
  const [type, setType] = useState<VerificationType>();
  return (
    <Panel title={t('title')} text={t('text')} isFlush>
      <QueryView query={query} skeleton={<Skeleton height={120} className={styles.waiting} />}>
        {({ accountVerificationType: available }) => (
          <>
            <ul className="grid">
              {verificationTypes
                .filter((kind) => user[kind] !== '' || available.includes(kind))
                .map((kind) => (
                  <BindingRow key={kind} type={kind} canChange={available.includes(kind)} onChange={setType} />
                ))}
            </ul>
            <BindDialog type={type} available={available} onClose={() => setType(undefined)} />
          </>
        )}
      </QueryView>
    </Panel>
  );
}

interface BindDialogProps {
  type: VerificationType | undefined;
  available: readonly VerificationType[];
  onClose: () => void;
}

/** Holds the pass, also while it is closed: who looks something up meanwhile need not prove the address again. */
function BindDialog({ type, available, onClose }: BindDialogProps) {
  const t = useTranslations('identityAccount.binding');
  const dialog = useTranslations('ui.dialog');
  const { user } = useMemberCentre();
  const pass = usePass();
  if (!type) return null;
  const done = () => {
    onClose();
    publishNotice({ tone: 'success', text: t(`done.${type}`) });
  };
  return (
    <Modal
      title={t(`actions.${user[type] === '' ? 'bind' : 'change'}.${type}`)}
      closeLabel={dialog('close')}
      onClose={onClose}
    >
      <BindFlow type={type} available={available} pass={pass} onDone={done} />
    </Modal>
  );
}
