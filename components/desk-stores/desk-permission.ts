import { usePermission } from '#components/layout/member-context.tsx';

/** Tells whether the reader holds an operator's rule, such as `operator/store/suspend` of the page `desk/stores`. */
export function useDeskPermission(page: 'applications' | 'stores' | 'realNames'): (rule: string) => boolean {
  const isPermitted = usePermission();
  return (rule) => isPermitted({ name: `/user/desk/${page}`, subNodeName: `/user/operator/${rule}` });
}
