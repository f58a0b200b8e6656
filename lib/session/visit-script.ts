/**
 * Loads the script that counts visits, where the shop counts them (`data-stats` at the root), once the page is through with its own
 * work. Who does not want to be tracked is not; what stands behind the question mark of an address stays here. Inline, so that
 * shops that count nothing load nothing for it.
 */
export const visitScript = `addEventListener('load',()=>{const d=document,w=d.documentElement.dataset.stats;if(w){const s=d.createElement('script');Object.assign(s.dataset,{websiteId:w,doNotTrack:'true',excludeSearch:'true'});s.src='/api/stats/script.js';d.body.append(s)}});`;
