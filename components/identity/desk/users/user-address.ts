import { readWorkState } from '#components/work/work-state.ts';
import type { WorkState } from '#components/work/work-types.ts';
import { userSorts } from '#lib/contract/identity/desk-users.ts';
import { readId } from '#lib/utils/page-parameters.ts';

export interface UsersState extends WorkState<(typeof userSorts)[number]> {
  q?: string;
  group_id?: number;
  status?: 'enable' | 'disable';
}

/** What the list of users shows, out of its address. */
export function readUsers(parameters: URLSearchParams): UsersState {
  const q = parameters.get('q')?.trim().slice(0, 60);
  const group = readId(parameters, 'group_id');
  const status = (['enable', 'disable'] as const).find((each) => each === parameters.get('status'));
  return {
    ...readWorkState(parameters, userSorts),
    ...(q && { q }),
    ...(group && { group_id: group }),
    ...(status && { status }),
  };
}
