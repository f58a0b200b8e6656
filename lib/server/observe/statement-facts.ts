/** Of a statement, what metrics and traces say: never a value, and of texts without end no more than a start. */
interface StatementFacts {
  /** A word of a short list. */
  operation: string;
  /** The table it is about, as far as that can be seen. */
  table: string | undefined;
}

const operations = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'set']);
const firstWord = /^[\s(]*([a-z]+)/i;
const firstTable = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]\w*)"?/i;
/** Tables stand at the beginning of what is not nested; further on a search costs more than it tells. */
const looked = 600;

export function statementFacts(text: string): StatementFacts {
  const word = firstWord.exec(text)?.[1]?.toLowerCase() ?? '';
  const operation = operations.has(word) ? word : 'other';
  const hasTable = ['select', 'insert', 'update', 'delete', 'with'].includes(operation);
  return { operation, table: hasTable ? firstTable.exec(text.slice(0, looked))?.[1] : undefined };
}
