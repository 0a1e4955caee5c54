import type { PromisePage } from '#server/http/pages/promises/page'
import { versions } from '#server/http/pages/promises/versions'

const ALONE =
  'We only use the cookies that sign-in needs, so there’s no banner to click away. Nothing here follows you to other sites, and no one else sets cookies on ours.'
const WITH_ANALYTICS =
  'We only use the cookies that sign-in needs, unless you say yes to Google Analytics. We ask once you’ve signed in, and never if you’re under 18. Nothing here follows you to other sites.'

export const cookies = (hasAnalytics: boolean): PromisePage => ({
  path: '/cookies',
  title: 'Cookies',
  changed: versions.cookies,
  lead: [hasAnalytics ? WITH_ANALYTICS : ALONE],
  parts: [
    [
      'What they do',
      '- Keep you signed in, until you sign out or for 30 days after your last visit.',
      '- Tell this page that you’re signed in, so that it doesn’t ask you again.',
      '- Remember that you’ve used this browser before, so that we can warn you of a sign-in from another one. It lasts 400 days.',
      '- Remember your password step for 10 minutes while you enter your code.',
    ],
    [
      'What else your browser stores',
      '- Drafts: what you typed and haven’t sent, so that you don’t lose it.',
      '- Choices: light or dark, and which tab you had open.',
      'Signing out removes drafts and anything that identifies you. It keeps choices like light or dark.',
    ],
    [
      'How we count',
      'We count how often a job is opened, once per person per day, to show its employer. You can turn this off in Settings.',
      ...(hasAnalytics ? [] : ['We don’t use anyone else’s analytics.']),
    ],
    ...(hasAnalytics ? [analytics] : []),
  ],
})

const analytics: PromisePage['parts'][number] = [
  'Google Analytics',
  'Only if you say yes, Google counts which screens people open. It tells us what to make better.',
  '- Google gets the kind of screen, like “a job”. It never gets your name, what you search for or which job it is.',
  '- Its cookies begin with “_ga”. They last 6 months, and go when you say no or sign out.',
  '- We don’t use it for adverts.',
  { path: '/settings#privacy', text: 'Change your answer in Settings' },
]
