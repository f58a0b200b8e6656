import fs from 'node:fs';
import pino, { type DestinationStream } from 'pino';

/** What pino leaves at a destination that asks for it: the level of the line that comes. */
interface Levelled extends DestinationStream {
  lastLevel: number;
}

/** Whether systemd's journal reads this process's output. `JOURNAL_STREAM` names the file, and children with another one inherit it. */
export function isReadByJournal(stream: string | undefined, file = 1): boolean {
  if (!stream) return false;
  const { dev, ino } = fs.fstatSync(file, { bigint: true });
  return stream === `${dev}:${ino}`;
}

/** The journal takes a number in front for how bad a line is; without it an error would be as good as any other line. */
export function createJournal(to: DestinationStream = pino.destination(1)): DestinationStream {
  const journal: Levelled & { [metadata: symbol]: true } = {
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 30,
    write(line) {
      to.write(`<${priorityOf(this.lastLevel)}>${line}`);
    },
  };
  return journal;
}

/** As syslog counts: 2 critical, 3 error, 4 warning, 6 information, 7 what only developers want. */
function priorityOf(level: number): number {
  if (level >= 60) return 2;
  if (level >= 50) return 3;
  if (level >= 40) return 4;
  return level >= 30 ? 6 : 7;
}
