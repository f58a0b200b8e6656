import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { ProductImport } from '#lib/api/catalogue/desk-import.ts';

const shown = [
  ['new', 'resultNew', 'primary'],
  ['update', 'resultUpdate', 'primary'],
  ['unchanged', 'resultUnchanged', 'neutral'],
  ['done', 'resultDone', 'success'],
  ['error', 'resultError', 'error'],
  ['failed', 'resultFailed', 'error'],
] as const;

/** How many rows came out how; what none did is not mentioned. */
export function OutcomeChips({ counts }: { counts: ProductImport['counts'] }) {
  const t = useTranslations('catalogueImport');
  const some = shown.filter(([outcome]) => counts[outcome] > 0);
  if (some.length === 0) return null;
  return (
    <div className="wrap-8">
      {some.map(([outcome, words, tone]) => (
        <Chip key={outcome} tone={tone}>
          {t(words, { count: counts[outcome] })}
        </Chip>
      ))}
    </div>
  );
}
