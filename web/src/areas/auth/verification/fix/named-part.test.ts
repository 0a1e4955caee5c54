import { expect, test } from 'vitest'
import { namedPart } from '#web/areas/auth/verification/fix/named-part'

test.each([
  ['We couldn’t find a business at 3 Larkspur Row. Check the address.', 'address'],
  ['The web address doesn’t open.', 'website'],
  ['No one answers the phone.', 'contact'],
  ['We know your email address from elsewhere.', null],
  ['We couldn’t find this business.', null],
])('the part that a reason names is found: %s', (statusReason, part) => {
  expect(namedPart({ status: 'Rejected', statusReason })).toBe(part)
})

test('who is still being checked has nothing named', () => {
  expect(namedPart({ status: 'Pending', statusReason: 'Check the address.' })).toBeNull()
})
