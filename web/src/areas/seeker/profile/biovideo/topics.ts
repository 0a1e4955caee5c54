/** What helps to fill a minute. */
export const topics = {
  title: 'Three things to say',
  lines: ['Your name and what you study or do', 'A time you helped something go well', 'The hours and work you’re after'],
} as const
