'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';

interface DiscardButtonProps {
  label: string;
  title: string;
  text: string;
  isBusy: boolean;
  onDiscard: () => void;
}

/** Back to what was saved, once more asked for. */
export function DiscardButton({ label, title, text, isBusy, onDiscard }: DiscardButtonProps) {
  const [isPending, setPending] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" disabled={isBusy} onClick={() => setPending(true)}>
        {label}
      </Button>
      {isPending && (
        <ConfirmDialog
          title={title}
          text={text}
          confirm={label}
          isDestructive
          onConfirm={() => {
            setPending(false);
            onDiscard();
          }}
          onClose={() => setPending(false)}
        />
      )}
    </>
  );
}
