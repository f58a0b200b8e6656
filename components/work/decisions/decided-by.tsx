import { useTranslations } from 'next-intl';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { formatTime } from '#lib/i18n/date.ts';

interface DecidedByProps {
  /** Null: nobody has decided. */
  by: number | null;
  /** Empty for who has left. */
  name: string;
  time: number | null;
}

/** Who decided, and when. */
export function DecidedBy({ by, name, time }: DecidedByProps) {
  const t = useTranslations('work');
  if (time === null) return null;
  return (
    <span className="inline-stack-4 justify-items-cell">
      {by !== null && <span>{name || t('someone', { id: String(by) })}</span>}
      <span className="hint">
        <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
      </span>
    </span>
  );
}
