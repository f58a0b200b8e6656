import type { SpecArtwork, SpecNode, SpecSelection } from '#lib/contract/catalogue/specification.ts';
import type { Sheet } from './artwork-facts.ts';

/** What artwork has to look like for the answers that are given now. */
export interface RequestedArtwork {
  /** Finished, where it is known. */
  size?: Sheet;
  bleed: number;
  resolution: number | null;
  pages?: number;
}

export function requestedArtwork(node: SpecNode, answers: SpecSelection): RequestedArtwork | undefined {
  if (!node.artwork) return undefined;
  const { bleed, resolution, pages_of } = node.artwork;
  const size = finishedSize(node.artwork, answers);
  const pages = pages_of === null ? undefined : answers[pages_of];
  return { bleed, resolution, ...(size && { size }), ...(typeof pages === 'number' && { pages }) };
}

function finishedSize({ size_of, sizes }: SpecArtwork, answers: SpecSelection): Sheet | undefined {
  const answer = size_of === null ? undefined : answers[size_of];
  if (typeof answer === 'object' && !Array.isArray(answer) && answer.width > 0 && answer.height > 0) {
    return { width: answer.width, height: answer.height };
  }
  const chosen = new Set(Object.values(answers).flat());
  return sizes.find(({ option }) => option === null || chosen.has(option));
}
