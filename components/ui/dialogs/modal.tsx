'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusFirst, focusPath } from '../hooks/focus-path.ts';
import { CloseIcon } from '../icons.tsx';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Shows a table. */
  isWide?: boolean;
  children: ReactNode;
}

/** What somebody fills in first. Radios are passed over: which of them is chosen says more than the first. */
const firstField = ['input:not([type="hidden"], [type="file"], [type="radio"])', 'textarea', 'select']
  .map((field) => `${field}:not(:disabled, [aria-hidden="true"], [tabindex="-1"])`)
  .join();

/** On a screen to touch, a field with the focus would call up the keyboard over the words that explain it. */
export const hasKeyboard = () => matchMedia('(hover: hover)').matches;

/**
 * A modal dialog, open as long as it is rendered. The browser's own: it keeps the focus inside and gives it back, to what
 * stood around the button where that has left; Esc closes it, and a second one stands above the first. The first field
 * has the focus, or the title where there is none: on the cross, the first key would close what has just been opened. A
 * click beside it does nothing: what is typed would be lost.
 */
export function Modal({ title, closeLabel, onClose, isWide = false, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = focusPath(document.activeElement);
    element?.showModal();
    const field = hasKeyboard() ? element?.querySelector<HTMLElement>(firstField) : undefined;
    (field ?? element?.querySelector('h2'))?.focus({ preventScroll: true });
    return () => {
      element?.close();
      focusFirst(opener);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      data-wide={isWide ? '' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
