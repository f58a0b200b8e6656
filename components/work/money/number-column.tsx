import { PageLink } from '#components/ui/page/page-link.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import type { WorkColumn } from '../work-types.ts';
import { NumberCell } from './number-cell.tsx';

interface Numbered {
  no: string;
  create_time: number;
}

/** The number of a record, which names its row, and since when there is one; `href`: where the number leads. */
export function numberColumn<Row extends Numbered>(label: string, href?: (no: string) => string): WorkColumn<Row> {
  return {
    key: 'no',
    label,
    isMain: true,
    isHeader: true,
    isTight: true,
    cell: ({ no, create_time: time }) => (
      <NumberCell
        no={href ? <PageLink href={href(no)}>{no}</PageLink> : no}
        note={formatTime(time, '', 'yyyy-mm-dd hh:MM')}
      />
    ),
  };
}
