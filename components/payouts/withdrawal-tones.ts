/** The colour in which each state of a withdrawal is shown. */
export const withdrawalTones = {
  pending: 'warning',
  cancelled: 'neutral',
  rejected: 'error',
  approved: 'primary',
  paying: 'warning',
  paid: 'success',
  pay_failed: 'error',
  returned: 'error',
} as const;
