import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { apiQuery } from '#lib/api/transport/queries.ts';

/** What stores of this shop can do: all of it, and several in one line. One that is offered no more is called by its key. */
export function useTrades() {
  const { data } = useQuery(apiQuery('/api/store/trades'));
  const line = new Intl.ListFormat(useLocale(), { type: 'conjunction', style: 'narrow' });
  const offered = data?.list ?? [];
  const nameOf = (trade: string) => offered.find(({ key }) => key === trade)?.name ?? trade;
  return { offered, nameOf, lineOf: (trades: readonly string[]) => line.format(trades.map(nameOf)) };
}
