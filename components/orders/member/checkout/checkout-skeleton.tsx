import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import styles from './checkout.module.css';

/** Shapes of an order that is on its way. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className="stack-16 min-w-0">
        <Panel>
          <ListSkeleton rows={2} />
        </Panel>
        <Panel>
          <ListSkeleton rows={4} />
        </Panel>
      </div>
      <div className={styles.aside}>
        <Panel>
          <ListSkeleton rows={3} />
        </Panel>
      </div>
    </div>
  );
}
