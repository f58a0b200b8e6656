import type { ListPlace } from '#components/lists/define-list.ts';
import type { WorkPage } from '#lib/contract/work-list.ts';
import type { WorkAnswer } from './work-types.ts';

/** A page as the table takes it: of a list with page numbers the ways on and back are the numbers beside its own. */
export function toWorkPage<Row>(answer: WorkAnswer<Row>, { page = 1, limit }: ListPlace): WorkPage<Row> {
  const { list, total, is_total_exact = true } = answer;
  const { next = page * limit < total ? String(page + 1) : null, previous = page > 1 ? String(page - 1) : null } =
    answer;
  return { list, total, is_total_exact, next, previous };
}
