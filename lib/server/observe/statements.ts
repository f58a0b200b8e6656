import { isRecording, recordSeconds } from './recorder.ts';
import { beginSpan } from './spans.ts';
import { statementFacts } from './statement-facts.ts';

interface SlowStatement {
  milliseconds: number;
  statement: string;
}

interface SlowWatch {
  afterMs: number;
  tell: (slow: SlowStatement) => void;
}

let slowWatch: SlowWatch | undefined;

/** Undefined ends it. */
export function watchSlowStatements(watch: SlowWatch | undefined): void {
  slowWatch = watch;
}

const longestText = 2000;

/** Called when a statement is sent; what it answers is called when its answer is there. Undefined: nobody watches. */
export function beginStatement(text: string): ((error?: unknown) => void) | undefined {
  const isMeasured = isRecording();
  const span = beginStatementSpan(text);
  if (!isMeasured && !slowWatch && !span) return undefined;
  const began = performance.now();
  return (error) => {
    const milliseconds = performance.now() - began;
    if (isMeasured) {
      const { operation } = statementFacts(text);
      recordSeconds('db_statement_duration_seconds', milliseconds / 1000, { operation });
    }
    if (slowWatch && milliseconds > slowWatch.afterMs) {
      slowWatch.tell({ milliseconds: Math.round(milliseconds), statement: text.slice(0, longestText) });
    }
    span?.end(error);
  };
}

/** Its text has places for values and no values. */
function beginStatementSpan(text: string) {
  const span = beginSpan({ name: 'statement', kind: 'client' });
  if (!span) return undefined;
  const { operation, table } = statementFacts(text);
  span.rename(table === undefined ? operation : `${operation} ${table}`);
  span.note({
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table !== undefined && { 'db.collection.name': table }),
    'db.query.text': text.slice(0, longestText),
  });
  return span;
}
