/** To whoever agreed to a shift that the job has moved since. */
export const timesStay = 'Your times stay as agreed unless you say yes to new ones.'
