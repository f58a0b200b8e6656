/** A call that did not end in code 1: a refusal of the server, or no answer at all. */
export class ApiError extends Error {
  /** Envelope code; 0 when the server never answered in the envelope. */
  readonly code: number;
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  readonly data: unknown;

  constructor(
    message: string,
    details: { code: number; status?: number | undefined; data?: unknown; cause?: unknown },
  ) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.data = details.data;
  }

  /** Stable name of the refusal, when the server gave one. */
  get error(): string | undefined {
    return (this.data as { error?: string } | null)?.error;
  }

  /** Sentences for the fields at fault. */
  get fields(): Record<string, string> {
    return (this.data as { fields?: Record<string, string> } | null)?.fields ?? {};
  }
}
