'use client';

import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useRef } from 'react';
import { DeleteOutlined as Delete } from '#components/ui/material-icons/delete-outlined.tsx';
import { KeyboardArrowDown as Down } from '#components/ui/material-icons/keyboard-arrow-down.tsx';
import { KeyboardArrowUp as Up } from '#components/ui/material-icons/keyboard-arrow-up.tsx';
import styles from './rows.module.css';

interface RowToolsProps {
  /** Names the row: "picture 2". */
  name: string;
  index: number;
  count: number;
  onMove?: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** Order and removal of one of several, by keyboard as well. */
export function RowTools({ name, index, count, onMove, onRemove }: RowToolsProps) {
  const t = useTranslations('catalogueDesk.product');
  const { tools, moveBy, remove } = useKeptPlace({ index, onMove, onRemove });
  return (
    <span ref={tools} className={styles.tools}>
      {onMove && (
        <>
          <IconButton aria-label={t('moveUp', { name })} title={t('up')} disabled={index === 0} onClick={moveBy(-1)}>
            <Up />
          </IconButton>
          <IconButton
            aria-label={t('moveDown', { name })}
            title={t('down')}
            disabled={index === count - 1}
            onClick={moveBy(1)}
          >
            <Down />
          </IconButton>
        </>
      )}
      <IconButton aria-label={t('removeNamed', { name })} title={t('remove')} onClick={remove}>
        <Delete />
      </IconButton>
    </span>
  );
}

/** Whoever works by keyboard stays where the row is, or was. */
function useKeptPlace({ index, onMove, onRemove }: Pick<RowToolsProps, 'index' | 'onMove' | 'onRemove'>) {
  const tools = useRef<HTMLSpanElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that has moved has another index
  useEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    // At an end of the list the button is of no use any more.
    const usable = button?.disabled ? tools.current?.querySelector<HTMLElement>('button:not(:disabled)') : button;
    usable?.focus();
  }, [index]);
  return {
    tools,
    moveBy: (step: number) => (event: MouseEvent<HTMLButtonElement>) => {
      pressed.current = event.currentTarget;
      onMove?.(index, index + step);
    },
    remove: () => {
      const frames = framesOf(tools.current);
      onRemove(index);
      setTimeout(() => focusAdding(frames));
    },
  };
}

/** What stands around a row, the nearest first. */
function framesOf(tools: HTMLElement | null): HTMLElement[] {
  const nearest = tools?.closest<HTMLElement>('fieldset, section');
  const section = tools?.closest<HTMLElement>('section');
  return [nearest, section].flatMap((frame) => frame ?? []);
}

/** A row that leaves takes the focus along; the list goes on at the button that adds to it, its last. */
function focusAdding(frames: readonly HTMLElement[]): void {
  const frame = frames.find((one) => one.isConnected);
  if (document.activeElement !== document.body || !frame) return;
  [...frame.querySelectorAll<HTMLElement>('button:not(:disabled), input[type="file"]')]
    .at(-1)
    ?.focus({ preventScroll: true });
}
