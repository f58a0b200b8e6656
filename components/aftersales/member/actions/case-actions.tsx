'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import type { CaseAction, CaseSummary } from '#lib/contract/aftersales/member-records.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import styles from './actions.module.css';
import { ConfirmMove } from './confirm-move.tsx';
import { SayDialog } from './say-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { type DialogAction, isConfirmed, isSaid, labelKey, orderedActions } from './which-action.ts';

interface CaseActionsProps {
  summary: CaseSummary;
  /** In a list the page of the request is one of the ways on. */
  isInList?: boolean;
  /** Only these of what is possible: the others stand elsewhere on the page. */
  only?: readonly CaseAction[];
}

/** What the reader may do now is the server's word (`actions`); each asks once more, or for what belongs to it. */
export function CaseActions({ summary, isInList = false, only }: CaseActionsProps) {
  const t = useTranslations('aftersalesMember.actions');
  const [pending, setPending] = useState<DialogAction>();
  const shown = orderedActions(summary.actions, only);
  if (shown.length === 0 && !isInList) return null;
  return (
    <div className={`wrap-8 items-center justify-end ${styles.actions}`} data-start={isInList ? undefined : ''}>
      {isInList && (
        <ButtonLink look="secondary" size="small" className={styles.view} href={orderPaths.case(summary.no)}>
          {t('view')}
          <span className="visually-hidden"> {summary.no}</span>
        </ButtonLink>
      )}
      {shown.map(({ action, look }) => (
        <Button
          key={action}
          look={look}
          size="small"
          className={isInList && look === 'quiet' ? styles.aside : undefined}
          onClick={() => setPending(action)}
        >
          {t(labelKey(action, summary))}
          {isInList && <span className="visually-hidden"> {summary.no}</span>}
        </Button>
      ))}
      {pending && <ActionDialog action={pending} summary={summary} onClose={() => setPending(undefined)} />}
    </div>
  );
}

interface ActionDialogProps {
  action: DialogAction;
  summary: CaseSummary;
  onClose: () => void;
}

function ActionDialog({ action, summary, onClose }: ActionDialogProps) {
  if (isConfirmed(action)) return <ConfirmMove action={action} summary={summary} onClose={onClose} />;
  if (isSaid(action)) return <SayDialog action={action} summary={summary} onClose={onClose} />;
  return <ShipDialog summary={summary} onClose={onClose} />;
}
