import type { TestApi } from '../test-api.ts';

export interface Asker {
  id: number;
  token: string;
}

/** A call that names a record of the caller, and how to come by one. */
export interface OwnedRecord {
  call: `${'get' | 'post'} /api/${string}`;
  /** The field that names it. */
  field: string;
  /** Makes one of the owner's. */
  make: (test: TestApi, owner: Asker) => Promise<string | number>;
  /** A name of the same kind that nobody's record has. */
  missing: (own: string | number) => string | number;
  /** What else has to be in the call. */
  rest?: (test: TestApi, asker: Asker) => Promise<object>;
  /** Only operators may ask at all. */
  isForOperators?: true;
  /** Only who works for a store may. */
  isForStores?: true;
}
