/**
 * Loads the script that counts visits, where the shop counts them (`data-stats` at the root), once the page is through with its own
 * work. Who does not want to be tracked is not; what stands behind the question mark of an address stays here.
 */
export function countVisits(): void {
  const { stats } = document.documentElement.dataset;
  if (!stats) return;
  const script = document.createElement('script');
  Object.assign(script.dataset, { websiteId: stats, doNotTrack: 'true', excludeSearch: 'true' });
  script.src = '/api/stats/script.js';
  script.async = true;
  document.body.append(script);
}
