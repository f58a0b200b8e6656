import type { ServerResponse } from 'node:http';

type Head = [status: number, ...rest: unknown[]];

/** Runs `change` when the answer is about to begin, whoever makes it: it may set headers still, and answers the status to send. */
export function beforeHead(response: ServerResponse, change: (...head: Head) => number): void {
  const write = response.writeHead.bind(response) as (...head: Head) => ServerResponse;
  response.writeHead = ((...head: Head) => {
    const status = change(...head);
    // A word that goes with another number is none for this one.
    const rest = head.slice(1).filter((each) => status === head[0] || typeof each !== 'string');
    return write(status, ...rest);
  }) as typeof response.writeHead;
}
