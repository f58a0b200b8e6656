import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import styles from './checkout.module.css';

/** Shapes of an order that is on its way. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className="stack-16 min-w-0">
        <PanelSkeleton rows={2} />
        <PanelSkeleton rows={4} />
      </div>
      <div className={styles.aside}>
        <PanelSkeleton rows={3} />
      </div>
    </div>
  );
}
