import { operatorAftersaleStatistics, statisticsBy } from '#lib/contract/aftersales/desk-cases.ts';

export type StatisticsBy = (typeof statisticsBy)[number];

/** How far back somebody can look. */
export const statisticsDays = [30, 90, 365] as const;

interface StatisticsState {
  by: StatisticsBy;
  days: (typeof statisticsDays)[number];
}

/** What an address says; what it does not take is as if it were not there. */
export function readStatistics(parameters: URLSearchParams): StatisticsState {
  const query = operatorAftersaleStatistics.query?.parse({
    by: parameters.get('by') ?? undefined,
    days: parameters.get('days') ?? undefined,
  });
  return {
    by: query?.by ?? statisticsBy[0],
    days: statisticsDays.find((days) => days === query?.days) ?? 90,
  };
}

/** Hundredths of all cases that are of one row. */
export const shareOf = (cases: number, all: number): number => (all === 0 ? 0 : Math.round((cases * 100) / all));
