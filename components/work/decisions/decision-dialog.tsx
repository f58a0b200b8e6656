'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '#components/ui/dialogs/reason-dialog.tsx';
import { useDecision } from './use-decision.ts';

type Words = Pick<
  ComponentProps<typeof ReasonDialog>,
  'title' | 'confirm' | 'isDestructive' | 'label' | 'help' | 'children'
>;

interface DecisionDialogProps extends Words {
  /** What happens, and what cannot be undone. */
  text: ReactNode;
  /** What others have said of it. */
  said?: ReactNode;
  /** Nothing is decided without a reason. */
  asksReason?: boolean;
  /** `reason` is empty where none is asked for. */
  decide: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks once more, or for the reason, decides, and says in place what was refused; open until the page shows what came of it. */
export function DecisionDialog({ text, said, asksReason, decide, ...words }: DecisionDialogProps) {
  const { send, dialog } = useDecision(decide, { onDone: words.onClose });
  if (asksReason) {
    const all = (
      <>
        {text} {said}
      </>
    );
    return <ReasonDialog {...words} {...dialog} text={all} onConfirm={(reason) => send(reason)} />;
  }
  return (
    <ConfirmDialog
      {...words}
      {...dialog}
      text={
        <>
          <p>{text}</p>
          {said && <p>{said}</p>}
          {words.children}
        </>
      }
      onConfirm={() => send('')}
    />
  );
}
