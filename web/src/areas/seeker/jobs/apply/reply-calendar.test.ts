import { application } from '@evenshift/contract/model/application/application'
import { expect, test } from 'vitest'
import { replyCalendar } from '#web/areas/seeker/jobs/apply/reply-calendar'
import { sample } from '#web/testkit/sample'

test('the day by which one hears back is one whole day of a calendar, in London', () => {
  const text = replyCalendar(sample(application), '2026-07-26T23:30:00Z', new Date('2026-07-20T12:00:00Z'))
  expect(text).toContain('DTSTART;VALUE=DATE:20260727')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})
