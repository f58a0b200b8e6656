/** The ids of a gallery's pictures, which its thumbnails lead to. */
export const pictureId = (index: number) => `picture-${index + 1}`;

/** The corner of a gallery in which a size that was typed is drawn. */
export const drawingId = 'drawn-size';

/**
 * Moves a picture of the page's gallery into its strip and marks its thumbnail, without moving the page. A thumbnail that
 * is pressed afterwards counts again.
 */
export function showPicture(index: number): void {
  const slide = document.getElementById(pictureId(index));
  const strip = slide?.parentElement;
  const gallery = strip?.parentElement;
  if (!slide || !strip || !gallery) return;
  strip.scrollTo({ left: slide.offsetLeft - strip.offsetLeft });
  const mark = (at: number) => {
    for (const [each, link] of gallery.querySelectorAll('a').entries()) {
      if (each === at) {
        link.setAttribute('aria-current', 'true');
        // Not into view: that would move the page, too.
        const line = link.closest('ul');
        line?.scrollTo({ left: link.offsetLeft - line.offsetLeft - (line.clientWidth - link.offsetWidth) / 2 });
      } else link.removeAttribute('aria-current');
    }
    gallery.toggleAttribute('data-led', at >= 0);
  };
  mark(index);
  gallery.addEventListener('click', () => mark(-1), { once: true });
}
