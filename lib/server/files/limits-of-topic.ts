import { artworkTopic, artworkTopics, brandTopic, mediaTopic } from '#lib/contract/files/upload-topics.ts';
import { narrowToTopic } from '#lib/utils/topic-limits.ts';
import type { Settings } from '../site/index.ts';
import { isRewritable } from './clean-image.ts';
import type { AllowedTypes } from './upload-rules.ts';

interface TopicLimits extends AllowedTypes {
  maxBytes: number;
  /** Whether content of this type is a picture that is written anew before it is stored. */
  isRewritten: (mime: string) => boolean;
}

/**
 * What may be sent for a topic: of the general list what its field takes; artwork has a list and a size of its own, and is
 * printed from as it was sent.
 */
export function limitsOfTopic(settings: Settings, topic: string): TopicLimits {
  if (artworkTopics.includes(topic)) {
    return {
      maxBytes: settings['upload.artworkMaxBytes'],
      suffixes: settings['upload.artworkSuffixes'],
      mimeTypes: [],
      isRewritten: (mime) => topic !== artworkTopic && isRewritable(mime),
    };
  }
  return {
    maxBytes: settings['upload.maxBytes'],
    ...narrowToTopic(topic, {
      suffixes: settings['upload.allowedSuffixes'],
      mimeTypes: settings['upload.allowedMimeTypes'],
    }),
    takesDrawings: topic === brandTopic || topic === mediaTopic,
    isRewritten: (mime) => mime.startsWith('image/'),
  };
}
