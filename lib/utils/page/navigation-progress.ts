/** A navigation that never ends (a link to where one is already) must not leave the bar standing. */
const longestInMs = 15_000;

let isRequested = false;
let giveUp: ReturnType<typeof setTimeout> | undefined;

/** The bar is fetched when the first navigation begins: a visitor who reads one page never pays for it. */
const loadBar = async () => (await import('./progress-bar.ts')).progressBar;

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
