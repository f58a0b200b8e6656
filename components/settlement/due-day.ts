import { formatTime } from '#lib/i18n/date.ts';

/** The last day on which what is due at the end of a day can be paid. */
export const dueDay = (dueTime: number): string => formatTime(dueTime - 1, '', 'yyyy-mm-dd');
