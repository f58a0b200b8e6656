import fc from 'fast-check';
import type { SpecSelection } from '#lib/contract/catalogue/specification.ts';
import { everything } from './template-for-tests.ts';

const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(100, 100.5, 250, 400));
const anySize = fc.record(
  { width: anyNumber, height: anyNumber, length: anyNumber },
  { requiredKeys: ['width', 'height'] },
);
const keys = everything.nodes.map(({ key }) => key);
const anyValue = fc.oneof(
  anyNumber,
  fc.boolean(),
  fc.string({ maxLength: 20 }),
  fc.constantFrom(...keys),
  fc.array(fc.constantFrom(...keys), { maxLength: 4 }),
  anySize,
);
/** Mostly sensible answers, perhaps some that make no sense. */
export const selections: fc.Arbitrary<SpecSelection> = fc
  .tuple(
    fc.record(
      {
        paper: fc.constantFrom('plain', 'cotton', 'special'),
        weight: fc.integer({ min: 200, max: 800 }).map((half) => half / 2),
        extras: fc.subarray(['foil', 'emboss', 'rush'], { maxLength: 2 }),
        size: fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) }),
        code: fc.constantFrom('AB-1', 'ZZ-123'),
        proof: fc.boolean(),
        member: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string({ maxLength: 10 })), anyValue, { maxKeys: 3 }),
    fc.boolean(),
  )
  .map(([good, odd, isOdd]) => (isOdd ? { ...good, ...odd } : good));
/** Quantities, mostly possible ones. */
export const quantities = fc.oneof(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 200 }), anyNumber);
