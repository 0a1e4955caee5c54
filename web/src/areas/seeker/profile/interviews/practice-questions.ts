const first = 'Why would you like to do this job?'
/** Questions that employers of part-time jobs often ask. */
const questions = [
  first,
  'Tell us about a time you helped somebody who was not happy.',
  'Two people need you at once, and you are alone. What do you do first?',
  'Which shifts suit you best in term time, and which never do?',
  'Tell us about something you learned quickly because you had to.',
] as const

/** One after the other, and round again. */
export const questionToPractise = (place: number): string => questions[place % questions.length] ?? first
