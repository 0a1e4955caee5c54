import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { expect, test } from 'vitest'
import { waitingToday } from '#web/areas/employer/home/due-today'

const at = (replyBy: string | null, pendingRejection: EmployerApplication['pendingRejection'] = null) =>
  ({ replyBy, pendingRejection }) as EmployerApplication

test('who waits today: due by the end of the day in London or late, and no rejection on its way', () => {
  const late = at('2026-11-19T10:00:00Z')
  const tonight = at('2026-11-21T23:30:00Z')
  const rejected = at('2026-11-21T12:00:00Z', { reason: 'travel', message: null, at: '2026-11-21T09:00:00Z' })
  const all = [late, tonight, at('2026-11-22T00:30:00Z'), at(null), rejected]
  expect(waitingToday(all, new Date('2026-11-21T10:00:00Z'))).toEqual([late, tonight])
})
