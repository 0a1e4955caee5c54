import { expect, it } from 'vitest'
import { firstWords } from '#web/areas/employer/templates/template-words'
import { dotted } from '#web/shared/words/dotted'

it('a template of words is told by them, one of a job by its title, place and shifts', () => {
  expect(firstWords({ kind: 'message', body: 'Thank you.' })).toBe('Thank you.')
  const post = { title: 'Barista', location: 'Leeds', shifts: [{ day: 7, start: '09:00', end: '13:00' }] }
  expect(firstWords({ kind: 'job', body: JSON.stringify(post) })).toBe(dotted(['Barista', 'Leeds', '1 shift']))
})
