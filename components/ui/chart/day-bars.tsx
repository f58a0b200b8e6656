'use client';

import { BarChart } from '@mui/x-charts/BarChart';
import { useFormatter } from 'next-intl';
import { chartHeight } from './chart-height.ts';

interface DayBarsProps {
  /** `yyyy-mm-dd`, oldest first. */
  days: readonly string[];
  values: readonly number[];
  write: (value: number) => string;
  /** Where a press on a day leads: to what makes it up. The list below has the same days to choose for whoever sees no chart. */
  onDay?: (day: string) => void;
}

/**
 * A bar a day, up for what came and down for what went. Decoration for screen readers, who have the table, so nothing
 * in it takes the focus.
 */
export function DayBars({ days, values, write, onDay }: DayBarsProps) {
  const format = useFormatter();
  return (
    <BarChart
      height={chartHeight}
      // The last day is written half beyond its bar.
      margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      {...(onDay && {
        onAxisClick: (_, pressed) => pressed && onDay(String(pressed.axisValue)),
        sx: { cursor: 'pointer' },
      })}
      borderRadius={4}
      grid={{ horizontal: true }}
      series={[{ data: [...values], valueFormatter: (value) => write(value ?? 0) }]}
      xAxis={[
        {
          data: [...days],
          scaleType: 'band',
          disableLine: true,
          disableTicks: true,
          height: 24,
          categoryGapRatio: 0.5,
          valueFormatter: (day: string) => day.slice(5),
        },
      ]}
      yAxis={[
        {
          width: 44,
          tickNumber: 4,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => format.number(value, { notation: 'compact', maximumFractionDigits: 1 }),
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['var(--error)', 'var(--primary)'] },
        },
      ]}
    />
  );
}
