import { counted } from '#web/shared/words/numbers'

/** What the profile as employers see it says. */
export const words = {
  title: 'As an employer sees you',
  text: 'They don’t see your week, your age or your contact details.',
  video: 'Your bio video, where you share it',
  skills: 'Skills',
  job: 'Job',
  askedFor: 'Skills they asked for',
  noneOfTheirs: 'You haven’t added any of them.',
  others: (skills: number, isMore: boolean) => (isMore ? `${skills} more` : counted(skills, 'skill')),
  work: 'Work',
  study: 'Study',
  bio: 'In your words',
}
