import type { PromisePage } from '#server/http/pages/promises/page'
import { versions } from '#server/http/pages/promises/versions'

export const age: PromisePage = {
  path: '/age',
  title: 'How old you must be',
  changed: versions.age,
  lead: [
    'You can join once you’re 16 and past 30 June of the school year in which you turn 16. If you’re not there yet, we’ll tell you the date.',
  ],
  parts: [
    ['Why not earlier', 'Younger people need a permit from their council to work, and we can’t check that.'],
    [
      'If you’re under 18',
      '- At most 8 hours a day and 40 hours a week, with 12 hours’ rest between days and 2 days off a week.',
      '- No nights, from 22:00 to 06:00, with few exceptions.',
      '- Some jobs are only for people aged 18 or over by law, like work in betting shops. Their adverts say “18 and over”.',
      'The week builder keeps to these limits. Employers must too.',
    ],
    [
      'What you’re paid',
      'The minimum wage depends on your age. A job’s page shows the rate for each age where they differ, and no employer here may advertise less.',
    ],
    [
      'What employers know',
      'They see your date of birth only once you’re hired. Until then, they see whether you’re old enough for the job.',
    ],
  ],
}
