import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { MovingDetail } from '#lib/api/integrations/desk-moving.ts';

const shown = [
  ['new', 'primary'],
  ['update', 'primary'],
  ['unchanged', 'neutral'],
  ['done', 'success'],
  ['undone', 'neutral'],
  ['kept', 'warning'],
  ['error', 'error'],
  ['failed', 'error'],
] as const;

/** How many records came out how; what none did is not mentioned. */
export function CountChips({ counts }: { counts: MovingDetail['counts'] }) {
  const t = useTranslations('integrationsMoving');
  const some = shown.filter(([outcome]) => counts[outcome] > 0);
  if (some.length === 0) return null;
  return (
    <div className="wrap-8">
      {some.map(([outcome, tone]) => (
        <Chip key={outcome} tone={tone}>
          {t(`count_${outcome}`, { count: counts[outcome] })}
        </Chip>
      ))}
    </div>
  );
}
