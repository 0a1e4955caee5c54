/** What helps to fill a minute. */
export const topics = {
  title: 'Three things to say',
  lines: ['Your name and what you study or do', 'Something you made go well for other people', 'The hours and the work you want'],
} as const
