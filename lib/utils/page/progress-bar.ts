import bar from 'nprogress';

// Its own marks have roles that do not exist (`bar`), for screen readers to stumble over.
const marks = { template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>', barSelector: '.bar' };

/** The slim bar of navigations, with the numbers of specification §9. */
export const progressBar = bar.configure({
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  showSpinner: false,
  ...marks,
});
