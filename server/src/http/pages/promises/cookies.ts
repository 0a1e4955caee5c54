import type { PromisePage } from '#server/http/pages/promises/page'

export const cookies: PromisePage = {
  path: '/cookies',
  title: 'Cookies',
  changed: '26 November 2026',
  lead: [
    'We only use cookies that signing in needs, so there’s no banner to click away. Nothing here follows you to other sites, and no one else sets cookies on ours.',
  ],
  parts: [
    [
      'What they do',
      '- Keep you signed in, until you sign out or for 30 days after you last came back.',
      '- Tell this page that you’re signed in, so that it doesn’t ask you again.',
      '- Remember that you’ve used this browser before, so that we can warn you of a sign-in from another one. It lasts 400 days.',
      '- Carry you from your password to your second step, for 10 minutes.',
    ],
    [
      'What your browser keeps besides',
      '- Drafts: what you typed and haven’t sent, so that you don’t lose it.',
      '- Choices: light or dark, and which tab you had open.',
      'Signing out removes drafts and what tells who you are. Choices such as light or dark stay.',
    ],
    [
      'How we count',
      'We count how often a job is opened, once a person and day, to show its employer. We don’t use anyone else’s analytics.',
    ],
  ],
}
