import { expect, test } from 'vitest'
import { employerNotificationTypes, seekerNotificationTypes } from '#contract/states/notification'
import { employerNotificationGroups, seekerNotificationGroups } from '#contract/states/notification-words'

test.each([
  ['a seeker', seekerNotificationGroups, seekerNotificationTypes],
  ['a company', employerNotificationGroups, employerNotificationTypes],
])('every notification of %s is chosen in one group', (_side, groups, types) => {
  const grouped: readonly string[] = groups.flatMap((group) => [...group.types])
  expect(grouped.toSorted()).toEqual([...types].toSorted())
})
