import { randomId } from './random-id.ts';

/** A random UUID (RFC 9562, version 4), on plain HTTP too. */
export function randomUuid(): string {
  const variant = ((Number.parseInt(randomId().charAt(0), 16) & 3) | 8).toString(16);
  const id = randomId();
  return [id.slice(0, 8), id.slice(8, 12), `4${id.slice(13, 16)}`, variant + id.slice(17, 20), id.slice(20)].join('-');
}
