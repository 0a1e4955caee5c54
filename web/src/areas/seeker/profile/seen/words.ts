import { counted } from '#web/shared/words/numbers'

const allOf = (shifts: number): string => (shifts === 1 ? 'the shift' : shifts === 2 ? 'both shifts' : `all ${shifts} shifts`)
const noneOf = (shifts: number): string => (shifts === 1 ? 'no shift' : shifts === 2 ? 'neither shift' : `none of the ${shifts} shifts`)

/** What the profile as employers see it says. */
export const words = {
  title: 'As an employer sees you',
  text: 'They don’t see your week, your age or your contact details.',
  video: 'Your bio video, where you share it',
  skills: 'Skills',
  job: 'Job',
  askedFor: 'Skills they asked for',
  otherSkills: 'Other skills',
  add: 'Add',
  fits: (fit: number, of: number) => `Fits ${fit === of ? allOf(of) : fit === 0 ? noneOf(of) : `${fit} of ${of} shifts`}`,
  fitsBut: (fits: string, shifts: string) => `${fits}. Not ${shifts}`,
  others: (skills: number, isMore: boolean) => (isMore ? `${skills} more` : counted(skills, 'skill')),
  work: 'Work',
  study: 'Study',
  bio: 'In your words',
}
