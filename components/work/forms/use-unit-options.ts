import { useQuery } from '@tanstack/react-query';
import { useUnits } from '#components/ui/hooks/use-unit-words.ts';
import { productUnitsQuery } from '#lib/api/catalogue/shop-units.ts';

interface UnitOption {
  value: string;
  label: string;
}

/** Units to choose from; the one that is chosen is among them, also when it is not offered any more. */
export function useUnitOptions(chosen: string): UnitOption[] {
  const words = useUnits();
  const { data } = useQuery(productUnitsQuery());
  const offered = data?.list ?? [];
  const isOffered = chosen === '' || offered.some(({ unit }) => unit === chosen);
  return [
    ...(isOffered ? [] : [{ value: chosen, label: words(chosen) }]),
    ...offered.map(({ unit, name }) => ({ value: unit, label: name })),
  ];
}
