'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { ApplicationInfo } from '#lib/api/store/desk-stores.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { ApplicationStatus } from './application-status.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { DecidedWords } from './earlier-tries.tsx';
import { NextWaiting } from './next-waiting.tsx';
import { RejectDialog } from './reject-dialog.tsx';

interface DecisionProps {
  application: ApplicationInfo;
  /** What the server finds wrong with single fields. */
  onFaults: (faults: Record<string, string>) => void;
}

/** Where the application stands, and what can be decided about it. */
export function ApplicationDecision({ application, onFaults }: DecisionProps) {
  const t = useTranslations('storeDesk.application');
  const isHeld = useHeldNode();
  const [pending, setPending] = useState<'approve' | 'reject'>();
  const [failure, setFailure] = useState<string>();
  const { no, status, submit_time, decide_time } = application;
  const close = () => setPending(undefined);
  const fail = (message: string | undefined, fields: Record<string, string>) => {
    setFailure(message);
    onFaults(fields);
    close();
  };
  const time = formatTime(status === 'submitted' ? submit_time : decide_time, '', 'yyyy-mm-dd hh:MM');
  const actions = application.actions.filter((action) => isHeld(`operator/storeApplication/${action}`));
  return (
    <Panel>
      <div className="stack-12">
        <FormAlert text={failure} />
        <p className="wrap-8-12 items-center">
          <ApplicationStatus status={status} />
          <span>
            <Unbroken>{t(`stands.${status}`, { time, attempt: application.attempt })}</Unbroken>
          </span>
        </p>
        <DecidedWords decided={application} />
        {actions.length > 0 && (
          <div className="wrap-8">
            {actions.map((action) => (
              <Button
                key={action}
                look={action === 'approve' ? 'primary' : 'secondary'}
                onClick={() => setPending(action)}
              >
                {t(action)}
              </Button>
            ))}
          </div>
        )}
        {status !== 'submitted' && <NextWaiting no={no} />}
      </div>
      {pending === 'approve' && <ApproveDialog application={application} onClose={close} onFailure={fail} />}
      {pending === 'reject' && <RejectDialog application={application} onClose={close} />}
    </Panel>
  );
}
