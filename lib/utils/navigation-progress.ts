/** A navigation that never ends (a link to where one is already) must not leave the bar standing. */
const longestInMs = 15_000;

let isRequested = false;
let giveUp: ReturnType<typeof setTimeout> | undefined;

/** The bar is fetched when the first navigation begins: a visitor who reads one page never pays for it. */
async function loadBar() {
  const { default: bar } = await import('nprogress');
  // Numbers of specification §9. Its own marks have roles that do not exist (`bar`), for screen readers to stumble over.
  const marks = { template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>', barSelector: '.bar' };
  return bar.configure({ minimum: 0.08, speed: 200, trickleSpeed: 800, showSpinner: false, ...marks });
}

/** Shows the slim bar; call it before a navigation that a script begins. Links need nothing. */
export async function startProgress(): Promise<void> {
  if (isRequested) return;
  isRequested = true;
  giveUp = setTimeout(() => void stopProgress(), longestInMs);
  const bar = await loadBar();
  if (isRequested) bar.start();
}

export async function stopProgress(): Promise<void> {
  if (!isRequested) return;
  isRequested = false;
  clearTimeout(giveUp);
  (await loadBar()).done();
}
