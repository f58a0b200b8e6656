import { statisticsBy } from '#lib/contract/aftersales/desk-cases.ts';

export type StatisticsBy = (typeof statisticsBy)[number];

/** How far back somebody can look. */
export const statisticsDays = [30, 90, 365] as const;

interface StatisticsState {
  by: StatisticsBy;
  days: (typeof statisticsDays)[number];
}

/** What an address says; what it does not take is as if it were not there. */
export function readStatistics(parameters: URLSearchParams): StatisticsState {
  return {
    by: statisticsBy.find((by) => by === parameters.get('by')) ?? statisticsBy[0],
    days: statisticsDays.find((days) => String(days) === parameters.get('days')) ?? 90,
  };
}

/** Hundredths of all cases that are of one row. */
export const shareOf = (cases: number, all: number): number => (all === 0 ? 0 : Math.round((cases * 100) / all));
