import { Panel } from '../page/panel.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** Shapes of a panel with a list that is on its way. */
export function PanelSkeleton({ rows, isFlush = false }: { rows?: number; isFlush?: boolean }) {
  return (
    <Panel isFlush={isFlush}>
      <ListSkeleton rows={rows} />
    </Panel>
  );
}
