import { type FormulaFault, maxFormulaLength, readTokens, type Sign, type Token } from './formula-tokens.ts';

/** How deep brackets and signs may nest, and how many parts a formula may have. */
const maxFormulaDepth = 20;
const maxFormulaSteps = 200;

export const formulaFunctions = ['min', 'max', 'ceil', 'floor'] as const;
type FormulaFunction = (typeof formulaFunctions)[number];

export type Formula =
  | { kind: 'number'; text: string }
  | { kind: 'name'; name: string; at: number }
  | { kind: 'negative'; of: Formula }
  | { kind: 'binary'; sign: '+' | '-' | '*' | '/'; left: Formula; right: Formula }
  | { kind: 'call'; name: FormulaFunction; arguments: Formula[] };

type ParsedFormula =
  | { ok: true; formula: Formula; names: { name: string; at: number }[] }
  | { ok: false; fault: FormulaFault };

class Refusal extends Error {
  readonly fault: FormulaFault;

  constructor(fault: FormulaFault) {
    super(fault.reason);
    this.fault = fault;
  }
}

/**
 * Reads a price formula: decimal numbers, `qty`, node keys (a side of a dimension as `size.width`), + − × ÷ (also
 * - * /), brackets, and min, max, ceil, floor. Any text answers a formula or a fault with its position; length, depth
 * and steps are bounded, and nothing is ever evaluated as code (docs/domain/catalogue.md 5).
 */
export function parseFormula(text: string): ParsedFormula {
  const tokens = readTokens(text);
  if (!Array.isArray(tokens)) return { ok: false, fault: tokens };
  const parser = new FormulaParser(tokens, Math.min(text.length, maxFormulaLength));
  try {
    return { ok: true, formula: parser.readAll(), names: parser.names };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { ok: false, fault: refusal.fault };
  }
}

class FormulaParser {
  readonly names: { name: string; at: number }[] = [];
  private readonly tokens: Token[];
  private readonly end: number;
  private next = 0;
  private depth = 0;
  private steps = 0;

  constructor(tokens: Token[], end: number) {
    this.tokens = tokens;
    this.end = end;
  }

  readAll(): Formula {
    const formula = this.readSum();
    const rest = this.tokens[this.next];
    if (rest) throw new Refusal({ reason: 'unexpected', at: rest.at });
    return formula;
  }

  private readSum(): Formula {
    return this.readChain(['+', '-'], () => this.readChain(['*', '/'], () => this.readFactor()));
  }

  /** Operators of one rank bind from the left: 8 ÷ 4 ÷ 2 is 1. */
  private readChain(signs: ('+' | '-' | '*' | '/')[], readPart: () => Formula): Formula {
    let left = readPart();
    for (;;) {
      const sign = signs.find((each) => this.take(each));
      if (!sign) return left;
      this.countStep();
      left = { kind: 'binary', sign, left, right: readPart() };
    }
  }

  private readFactor(): Formula {
    const token = this.tokens[this.next];
    if (!token) throw new Refusal({ reason: 'unfinished', at: this.end });
    this.countStep();
    this.next += 1;
    if (token.kind === 'number') return { kind: 'number', text: token.text };
    if (token.kind === 'name') return this.readName(token.text, token.at);
    if (token.text === '-') return this.deeper(token.at, () => ({ kind: 'negative', of: this.readFactor() }));
    if (token.text !== '(') throw new Refusal({ reason: 'unexpected', at: token.at });
    return this.deeper(token.at, () => {
      const inner = this.readSum();
      this.require(')');
      return inner;
    });
  }

  private readName(name: string, at: number): Formula {
    const called = formulaFunctions.find((each) => each === name);
    if (!called) {
      const opening = this.tokens[this.next];
      if (opening?.text === '(') throw new Refusal({ reason: 'function', at });
      this.names.push({ name, at });
      return { kind: 'name', name, at };
    }
    this.require('(');
    return this.deeper(at, () => {
      const list = [this.readSum()];
      const takesMore = called === 'min' || called === 'max';
      while (takesMore && this.take(',')) list.push(this.readSum());
      this.require(')');
      return { kind: 'call', name: called, arguments: list };
    });
  }

  private take(symbol: Sign): boolean {
    const token = this.tokens[this.next];
    if (token?.kind !== 'symbol' || token.text !== symbol) return false;
    this.next += 1;
    return true;
  }

  private require(symbol: Sign): void {
    if (this.take(symbol)) return;
    const token = this.tokens[this.next];
    throw new Refusal(token ? { reason: 'unexpected', at: token.at } : { reason: 'unfinished', at: this.end });
  }

  private deeper(at: number, read: () => Formula): Formula {
    this.depth += 1;
    if (this.depth > maxFormulaDepth) throw new Refusal({ reason: 'depth', at });
    const formula = read();
    this.depth -= 1;
    return formula;
  }

  private countStep(): void {
    this.steps += 1;
    if (this.steps > maxFormulaSteps) {
      throw new Refusal({ reason: 'steps', at: this.tokens[this.next]?.at ?? this.end });
    }
  }
}
