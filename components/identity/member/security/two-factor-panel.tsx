'use client';

import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import { RecoveryRenewal } from './recovery-renewal.tsx';
import styles from './security.module.css';
import { TwoFactorDisable } from './two-factor-disable.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

type Task = 'setup' | 'disable' | 'recovery';
const steps = { setup: TwoFactorSetup, disable: TwoFactorDisable, recovery: RecoveryRenewal };

/** The second factor of the login: its state, and switching it on, off, or its recovery codes anew. */
export function TwoFactorPanel() {
  const t = useTranslations('identitySecurity.twoFactor');
  const dialog = useTranslations('ui.dialog');
  const query = useQuery(apiQuery('/api/account/twoFactor'));
  const [task, setTask] = useState<Task>();
  if (isNotOffered(query.error)) return null;
  const close = () => setTask(undefined);
  const Step = task && steps[task];
  return (
    <Panel title={t('title')} text={t('text')}>
      <QueryView query={query} skeleton={<Skeleton height={48} />}>
        {(state) => <TwoFactorState state={state} onTask={setTask} />}
      </QueryView>
      {Step && (
        <Modal title={t(`${task}.title`)} closeLabel={dialog('close')} onClose={close}>
          <Step onDone={close} />
        </Modal>
      )}
    </Panel>
  );
}

interface TwoFactorStateProps {
  state: { enabled: boolean; required: boolean; recovery_codes_left: number };
  onTask: (task: Task) => void;
}

function TwoFactorState({ state, onTask }: TwoFactorStateProps) {
  const t = useTranslations('identitySecurity.twoFactor');
  const { enabled, required, recovery_codes_left: left } = state;
  return (
    <div className={styles.state}>
      <div className="stack-8">
        <div className="wrap-8 items-center">
          <Chip tone={enabled ? 'success' : required ? 'error' : 'neutral'}>{t(enabled ? 'on' : 'off')}</Chip>
          {required && <Chip tone="warning">{t('required')}</Chip>}
        </div>
        <p>{enabled ? t('left', { count: left }) : t('advice')}</p>
      </div>
      <div className="wrap-8">
        {enabled ? (
          <>
            <Button look="secondary" size="small" onClick={() => onTask('recovery')}>
              {t('recovery.open')}
            </Button>
            {!required && (
              <Button look="quiet" size="small" isDestructive onClick={() => onTask('disable')}>
                {t('disable.open')}
              </Button>
            )}
          </>
        ) : (
          <Button size="small" onClick={() => onTask('setup')}>
            {t('setup.open')}
          </Button>
        )}
      </div>
    </div>
  );
}
