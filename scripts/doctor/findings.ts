import { words } from '../words.mjs';

type Level = 'ok' | 'warn' | 'fail';

/** What is looked at, in the order in which it is told. Each has its name under `doctor.subject` of terminal.json. */
export const subjects = [
  'settings',
  'secrets',
  'node',
  'clock',
  'memory',
  'disk',
  'database',
  'pooler',
  'replica',
  'schema',
  'processes',
  'maintenance',
  'jobs',
  'outbox',
  'address',
  'services',
  'certificates',
  'backup',
  'archive',
  'books',
  'catalogue',
] as const;

type Subject = (typeof subjects)[number];

/** One line: how it is, and in a sentence of `doctor.said` what was found and, where it is not well, what to do. */
export interface Finding {
  subject: Subject;
  level: Level;
  text: string;
}

/** `say('disk').warn('diskLow', { … })`. */
export const say = (subject: Subject) => {
  const at =
    (level: Level) =>
    (key: string, values: Record<string, string | number> = {}): Finding => ({
      subject,
      level,
      text: words(`doctor.said.${key}`, values),
    });
  return { ok: at('ok'), warn: at('warn'), fail: at('fail') };
};

export const hoursOf = (from: Date, to: Date) => Math.max(0, Math.round((to.getTime() - from.getTime()) / 3_600_000));
export const minutesOf = (from: Date, to: Date) => Math.max(0, Math.round((to.getTime() - from.getTime()) / 60_000));
export const daysUntil = (end: Date, now: Date) => Math.floor((end.getTime() - now.getTime()) / 86_400_000);
export const gigabytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(1);
