'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import styles from './product-gallery.module.css';

interface ProductGalleryProps {
  label: string;
  /** Name of each picture for those who do not see it, e.g. "Picture 2 of 3". */
  names: string[];
  slides: ReactNode[];
  thumbnails: ReactNode[];
}

/** Pictures side by side in a strip that snaps; without a script the thumbnails are links into the strip. */
export function ProductGallery({ label, names, slides, thumbnails }: ProductGalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  }

  /** Moves the strip only: the link alone would also move the page. */
  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' });
  }

  return (
    <section aria-label={label} className={styles.gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable with the keyboard */}
      <ul ref={strip} className={styles.strip} onScroll={follow} tabIndex={0} aria-label={label}>
        {slides.map((slide, index) => (
          <li key={names[index]} id={`picture-${index + 1}`}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <ul className={styles.thumbnails}>
          {thumbnails.map((thumbnail, index) => (
            <li key={names[index]}>
              <a
                href={`#picture-${index + 1}`}
                onClick={(event) => show(event, index)}
                aria-label={names[index]}
                aria-current={index === current ? 'true' : undefined}
              >
                {thumbnail}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
