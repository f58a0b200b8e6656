export type Greeting = 'lateNight' | 'morning' | 'forenoon' | 'noon' | 'afternoon' | 'evening';

/** First hours of the parts of the day (specification §9; the ranges are those of contract §9). */
const parts: readonly [from: number, greeting: Greeting][] = [
  [18, 'evening'],
  [14, 'afternoon'],
  [12, 'noon'],
  [9, 'forenoon'],
  [5, 'morning'],
];

/** How to greet at an hour of the day, 0 to 23. */
export function greetingAt(hour: number): Greeting {
  return parts.find(([from]) => hour >= from)?.[1] ?? 'lateNight';
}
