import { describe, expect, it } from '@jest/globals';
import type { SpecArtwork, SpecSelection } from '#lib/contract/catalogue/specification.ts';
import { node } from '#lib/specification/template-for-tests.ts';
import type { PageFacts } from './artwork-facts.ts';
import { artworkNotes } from './artwork-notes.ts';
import { type RequestedArtwork, requestedArtwork } from './requested-artwork.ts';

const card: RequestedArtwork = { size: { width: 90, height: 54 }, bleed: 3, resolution: 300 };
const banner: RequestedArtwork = { size: { width: 3000, height: 1000 }, bleed: 0, resolution: 45 };

function pages(width: number, height: number, inputs: Partial<PageFacts> = {}): PageFacts {
  return { kind: 'pages', pages: 1, size: { width, height }, isTrimStated: false, bleed: 0, isMixed: false, ...inputs };
}
const cut = (width: number, height: number, bleed: number) => pages(width, height, { isTrimStated: true, bleed });
const marked = (notes: ReturnType<typeof artworkNotes>) =>
  notes.map(({ key, isConcern }) => `${key}${isConcern ? '!' : ''}`);

describe('of pages is said', () => {
  it.each<[string, PageFacts, RequestedArtwork, string[]]>([
    ['that cut and bleed fit', cut(90, 54, 3), card, ['pages', 'sizeFits', 'bleed']],
    ['the same where it lies on its side', cut(54, 90, 3), card, ['pages', 'sizeFits', 'bleed']],
    ['the same of a page with its bleed and no cut', pages(96, 60), card, ['pages', 'sizeFits', 'bleed']],
    ['that the bleed is missing', pages(90, 54), card, ['pages', 'sizeFits', 'bleedMissing!']],
    ['that the bleed is small', cut(90, 54, 1.5), card, ['pages', 'sizeFits', 'bleedSmall!']],
    ['that the size is another', cut(85, 54, 3), card, ['pages', 'sizeOther!', 'bleed']],
    ['that what a program rounds fits', cut(90.2, 53.9, 2.9), card, ['pages', 'sizeFits', 'bleed']],
    ['that it is drawn at a tenth', pages(300, 100), banner, ['pages', 'sizeScaled', 'bleed']],
    ['that a tenth of another size is another size', pages(290, 100), banner, ['pages', 'sizeOther!']],
    [
      'how many there should be',
      pages(96, 60, { pages: 14 }),
      { ...card, pages: 16 },
      ['pagesOther!', 'sizeFits', 'bleed'],
    ],
    ['that they differ', { ...cut(90, 54, 3), isMixed: true }, card, ['pages', 'mixed!', 'sizeFits', 'bleed']],
    ['only what they are where no size is known', pages(400, 300), { bleed: 3, resolution: 300 }, ['pages', 'size']],
    [
      'the bleed where the cut is known alone',
      cut(400, 300, 0),
      { bleed: 3, resolution: 300 },
      ['pages', 'size', 'bleedMissing!'],
    ],
  ])('%s', (_, facts, pending, expected) => {
    expect(marked(artworkNotes(facts, pending))).toEqual(expected);
  });
});

describe('of a picture is said', () => {
  it.each<[string, number, number, RequestedArtwork, string[]]>([
    ['how finely it prints', 1134, 709, card, ['resolution']],
    ['the same on its side', 709, 1134, card, ['resolution']],
    ['that it prints softly', 567, 340, card, ['resolutionLow!']],
    ['that its proportions are others', 3000, 3000, card, ['resolution', 'proportions!']],
    ['what it has, where no size is known', 3000, 3000, { bleed: 3, resolution: 300 }, ['pixels']],
  ])('%s', (_, width, height, pending, expected) => {
    expect(marked(artworkNotes({ kind: 'pixels', width, height }, pending))).toEqual(expected);
  });

  it('what it has at the size that was chosen', () => {
    const [note] = artworkNotes({ kind: 'pixels', width: 567, height: 340 }, card);
    expect(note?.values).toMatchObject({ dpi: 159, needed: 300, width: 567, height: 340 });
  });
});

it('a format that cannot be read is no reason to hesitate, a damaged file is', () => {
  const notified = (['format', 'broken', 'closed'] as const).map((reason) =>
    artworkNotes({ kind: 'unread', reason }, card),
  );
  expect(notified.map(marked)).toEqual([['format'], ['broken!'], ['closed!']]);
});

describe('what is wanted of artwork', () => {
  const artwork: SpecArtwork = {
    bleed: 3,
    resolution: 300,
    size_of: 'own_size',
    sizes: [
      { option: 'a5', width: 148, height: 210 },
      { option: 'a4', width: 210, height: 297 },
    ],
    pages_of: 'pages',
  };
  const requestedFor = (answers: SpecSelection) => requestedArtwork(node('file', 'art', { artwork }), answers);

  it.each<[string, SpecSelection, object]>([
    ['the size of the chosen option', { format: 'a4', pages: 16 }, { size: { width: 210, height: 297 }, pages: 16 }],
    [
      'the size that was typed',
      { format: 'own', own_size: { width: 100, height: 80 } },
      { size: { width: 100, height: 80 } },
    ],
    ['no size that is not known', { format: 'own' }, {}],
    ['no size that is half typed', { format: 'own', own_size: { width: 100, height: Number.NaN } }, {}],
  ])('follows the answers: %s', (_, answers, expected) => {
    const { size, ...rest } = requestedFor(answers) ?? {};
    expect({ ...(size && { size: { width: size.width, height: size.height } }), ...rest }).toEqual({
      bleed: 3,
      resolution: 300,
      ...expected,
    });
  });

  it('is nothing where the specification asks for nothing', () => {
    expect(requestedArtwork(node('file', 'art'), {})).toBeUndefined();
  });
});
