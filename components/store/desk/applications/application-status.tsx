import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { ApplicationRow } from '#lib/api/store/desk-stores.ts';

const tones = { submitted: 'warning', approved: 'success', rejected: 'error' } as const;

export function ApplicationStatus({ status }: Pick<ApplicationRow, 'status'>) {
  const t = useTranslations('storeDesk.applications.status');
  return <Chip tone={tones[status]}>{t(status)}</Chip>;
}
