import { expect, it } from 'vitest'
import { settledTitle } from '#server/capabilities/ground/notices/settled-titles'

it('a title that asked says what it was about once that is done, and any other stays', () => {
  const about = { job: 'Barista', who: 'The Corner Café' }
  expect(settledTitle('offer_expiring_24h', 'Reply to The Corner Café soon', about)).toBe('Offer from The Corner Café')
  expect(settledTitle('reply_due_soon', 'Priya is due a reply by Thu 12 Nov', { job: 'Barista', who: 'Priya' })).toBe(
    'Priya was due a reply',
  )
  expect(settledTitle('hired', 'You’re hired', about)).toBe('You’re hired')
})
