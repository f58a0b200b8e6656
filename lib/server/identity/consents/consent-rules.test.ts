import { describe, expect, it } from '@jest/globals';
import type { PublishedLegalText, VersionPlace } from '../../site/index.ts';
import { areAllShown, areCurrent, isDue } from './consent-rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const version = (number: number, startsAt = day(number), documentId = 1): VersionPlace => ({
  documentId,
  number,
  startsAt,
});

function published(
  number: number,
  asked: VersionPlace | null,
  text: 'terms' | 'privacy' = 'terms',
): PublishedLegalText {
  const asking = asked && { number: asked.number, startsAt: asked.startsAt };
  return { text, versionId: number * 10, ...version(number), asked: asking };
}

const nobody = { given: [], hasAgreedUnrecorded: false };
const before = { given: [], hasAgreedUnrecorded: true };
const giver = (...given: VersionPlace[]) => ({ given, hasAgreedUnrecorded: false });

describe('who is asked', () => {
  it.each([
    ['who never agreed', published(3, version(1)), nobody, true],
    ['who agreed to the version that asks', published(3, version(3)), giver(version(3)), false],
    ['who agreed to one since', published(5, version(3)), giver(version(4)), false],
    ['who agreed to one before only', published(5, version(3)), giver(version(1), version(2)), true],
    ['who never agreed, though none ever asked', published(2, null), nobody, true],
    ['who registered before versions were recorded, and none asked since', published(2, null), before, false],
    ['who registered before then, once one asks', published(2, version(2)), before, true],
    ['who agreed to any version, where none ever asked', published(2, null), giver(version(1)), false],
    ['who agreed to the text of another page', published(2, version(1)), giver(version(2, day(2), 9)), true],
  ])('%s', (_, text, person, is) => {
    expect(isDue(text, person)).toBe(is);
  });

  it('by when versions began, not by their numbers: one that was scheduled begins behind a later one', () => {
    const scheduled = version(5, day(20));
    const text = { ...published(5, scheduled), startsAt: day(20) };
    expect(isDue(text, giver(version(6, day(10))))).toBe(true);
    expect(isDue(text, giver(scheduled))).toBe(false);
  });

  it('by their numbers where two began at once', () => {
    const text = { ...published(2, version(2, day(1))), startsAt: day(1) };
    expect(isDue(text, giver(version(1, day(1))))).toBe(true);
    expect(isDue(text, giver(version(3, day(1))))).toBe(false);
  });
});

describe('what was shown', () => {
  const terms = published(3, null);
  const privacy = published(2, null, 'privacy');
  const shownTerms = { text: 'terms', version: 3 } as const;
  const shownPrivacy = { text: 'privacy', version: 2 } as const;

  it.each([
    [[terms, privacy], [shownTerms, shownPrivacy], true],
    [[terms, privacy], [shownPrivacy, shownTerms, shownTerms], true],
    [[terms, privacy], [shownTerms], false],
    [[terms, privacy], [], false],
    [[terms], [shownTerms, shownPrivacy], false],
    [[terms], [{ ...shownTerms, version: 2 }], false],
    [[terms], [shownTerms, { ...shownTerms, version: 2 }], false],
    [[], [], true],
  ])('all of it, and nothing else (%#)', (texts, shown, are) => {
    expect(areAllShown(texts, shown)).toBe(are);
  });

  it('is current, each by itself', () => {
    expect(areCurrent([terms, privacy], [shownPrivacy])).toBe(true);
    expect(areCurrent([privacy], [shownTerms])).toBe(false);
  });
});
