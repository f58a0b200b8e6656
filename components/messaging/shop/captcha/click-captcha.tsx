'use client';

import { type MouseEvent, useState } from 'react';
import type { ClickChallenge } from '#lib/contract/identity/shop-session.ts';
import styles from './captcha.module.css';
import type { CaptchaWords } from './captcha-words.ts';

interface Point {
  x: number;
  y: number;
}

interface ClickCaptchaProps {
  /** Missing while it is fetched. */
  challenge: ClickChallenge | undefined;
  isBusy: boolean;
  onAnswer: (info: string) => void;
  words: CaptchaWords;
}

/** Clicks in order become numbered marks; a click on a mark takes it away; the last one sends the answer. */
export function ClickCaptcha({ challenge, isBusy, onAnswer, words }: ClickCaptchaProps) {
  const [points, setPoints] = useState<Point[]>([]);
  const place = (event: MouseEvent<HTMLImageElement>) => {
    if (!challenge || isBusy) return;
    const { offsetX, offsetY } = event.nativeEvent;
    const clicked = { x: Math.round(offsetX), y: Math.round(offsetY) };
    const next = [...points, clicked];
    setPoints(next);
    if (next.length === challenge.text.length) onAnswer(toInfo(next, event.currentTarget));
  };
  const ratio = challenge ? `${challenge.width} / ${challenge.height}` : '350 / 200';
  return (
    <>
      <p className={`wrap-8 items-center ${styles.prompt}`}>
        {words.prompt}
        {challenge?.text.map((mark) => (
          <b key={mark}>{mark}</b>
        ))}
      </p>
      <div className={styles.picture} style={{ aspectRatio: ratio, maxWidth: challenge?.width }} aria-busy={isBusy}>
        {challenge && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a place in a picture has no key; the question is for the keyboard
          <img src={challenge.base64} alt={words.image} draggable={false} onClick={place} />
        )}
        {points.map(({ x, y }, index) => (
          <button
            key={`${x}-${y}`}
            type="button"
            className={styles.mark}
            style={{ left: x, top: y }}
            disabled={isBusy}
            aria-label={words.remove.replace('{number}', String(index + 1))}
            onClick={() => setPoints(points.filter((_, at) => at !== index))}
          >
            {index + 1}
          </button>
        ))}
      </div>
    </>
  );
}

/** The clicks in order, then the size at which the picture was shown (contract §4). */
function toInfo(points: Point[], picture: HTMLImageElement): string {
  const clicks = points.map(({ x, y }) => `${x},${y}`).join('-');
  return `${clicks};${Math.round(picture.clientWidth)};${Math.round(picture.clientHeight)}`;
}
