import { expect, test } from 'vitest'
import { notificationDefaults } from '#contract/states/notification'

test('what can’t be turned off is mailed, so that it reaches a person without this device', () => {
  const locked = Object.entries(notificationDefaults).filter(([, { locked: isLocked }]) => isLocked)
  expect(locked.length).toBeGreaterThan(0)
  expect(locked.filter(([, { email }]) => !email)).toEqual([])
})

test('a rejection isn’t pushed unless its person asks for it', () => {
  for (const type of ['application_rejected', 'application_closed_no_reply'] as const)
    expect(notificationDefaults[type]).toEqual({ push: false, email: true })
})
