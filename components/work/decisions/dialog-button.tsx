'use client';

import { type ComponentType, useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import type { PermissionNode } from '#lib/contract/nodes.ts';

interface DialogButtonProps {
  /** What may be done with it only by who holds this. */
  node: PermissionNode;
  label: string;
  dialog: ComponentType<{ onClose: () => void }>;
}

/** Opens what starts a new record. The dialog gives the focus back to the button, which stays. */
export function DialogButton({ node, label, dialog: Dialog }: DialogButtonProps) {
  const isHeld = useHeldNode()(node);
  const [isOpen, setOpen] = useState(false);
  if (!isHeld) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
