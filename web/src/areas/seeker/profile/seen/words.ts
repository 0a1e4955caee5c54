/** What the profile as employers see it says. */
export const words = {
  title: 'As an employer sees you',
  text: 'They don’t see your week, your age or your contact details.',
  video: 'Your bio video, where you share it',
  skills: 'Skills',
  work: 'Work',
  study: 'Study',
  bio: 'In your words',
}
