import type { ReactNode } from 'react';
import { CloseIcon } from '../icons.tsx';
import styles from './drawer.module.css';

interface DrawerProps {
  /** Whoever carries `data-dialog` with it opens the drawer (`components/layout/page-events.ts`). */
  id: string;
  label: string;
  closeLabel: string;
  /** The edge it comes from. */
  side: 'start' | 'end';
  children: ReactNode;
}

/** A menu that comes in from an edge on small screens. The browser's own dialog, so it works the same everywhere. */
export function Drawer({ id, label, closeLabel, side, children }: DrawerProps) {
  return (
    <dialog id={id} data-drawer className={`${styles.drawer} ${styles[side]}`} aria-label={label}>
      <div className={styles.body}>
        <button type="button" className={styles.close} data-dialog={id} aria-label={closeLabel}>
          <CloseIcon size={24} />
        </button>
        {children}
      </div>
    </dialog>
  );
}
