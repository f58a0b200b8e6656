interface TimeParts {
  /** The larger of the two units that are worth showing. */
  unit: 'days' | 'hours' | 'minutes';
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Seconds, cut into what a person reads. */
export function splitTime(seconds: number): TimeParts {
  const left = Math.max(0, Math.floor(seconds));
  const days = Math.floor(left / 86_400);
  const unit = days > 0 ? 'days' : left >= 3600 ? 'hours' : 'minutes';
  return { unit, days, hours: Math.floor(left / 3600) % 24, minutes: Math.floor(left / 60) % 60, seconds: left % 60 };
}
