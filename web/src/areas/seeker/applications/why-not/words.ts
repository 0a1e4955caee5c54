import { counted } from '#web/shared/words/numbers'

/** What is said in areas/seeker/applications/why-not. */
export const words = {
  // WhyNotCard
  whatYouCouldChange: 'What you could change.',

  // WhyNotScreen
  whyIWasntChosen: 'Why I wasn’t chosen',
  couldntLoadReasons: 'We couldn’t load the reasons',
  nothingHereYet: 'Nothing here yet',
  ifEmployerTurnsDown: 'If an employer turns you down, their reason appears here with what you could change.',
  findWork: 'Find work',

  // WhyNotCard
  of: (length: number, total: number) => `${length} of ${total}`,
  fromApplications: (length: number) => `From ${counted(length, 'application')}`,

  // WhyNotScreen
  oneDidntWorkOut: (day: string) => `Turned down once, on ${day}. A no is about one job on one day.`,
  didntWorkOutSince: (length: number, first: string) =>
    `${counted(length, 'application')} didn’t work out since ${first}. A no is about one job on one day. Taken together, the reasons show what’s worth changing, and what isn’t.`,
}
