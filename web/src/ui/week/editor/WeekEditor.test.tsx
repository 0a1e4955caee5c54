import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { weekOf } from '#web/ui/week/half-hours'
import { WeekEditor } from '#web/ui/week/editor/WeekEditor'
import { show } from '#web/testkit/screen'

const lecture = (label: string, end: string) => ({ day: 2, start: '09:00', end, label })

test('the hint says what is marked: free time, or classes', async () => {
  const user = show(<WeekEditor week={{ free: weekOf([]), busy: [] }} onChange={() => undefined} />)
  expect(screen.getAllByText(/mark when you’re free/).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('radio', { name: 'Class' }))
  expect(screen.queryByText(/mark when you’re free/)).toBeNull()
  expect(screen.getAllByText(/to mark your classes/).length).toBeGreaterThan(0)
})

test('what lasts less than an hour has no room for words', () => {
  show(<WeekEditor week={{ free: weekOf([]), busy: [lecture('Short', '09:30'), lecture('Long', '10:00')] }} onChange={() => undefined} />)
  screen.getByText('Long')
  expect(screen.queryByText('Short')).toBeNull()
})
