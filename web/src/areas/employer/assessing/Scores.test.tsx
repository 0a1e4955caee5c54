import { score } from '@evenshift/contract/model/application/employer-application'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScoresCard } from '#web/areas/employer/assessing/Scores'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const id = '01890000-0000-7000-8000-000000000001'

test('one’s own score of a person is a press away, which leads to the first of four', async () => {
  const service = openService('employer')
  service.answers({ setScore: () => sample(score) })
  const user = show(
    <main>
      <h1>Tom Okafor</h1>
      <ScoresCard application={{ _id: id, scores: [] }} />
    </main>,
  )
  expect(screen.queryByRole('group', { name: 'Add your score' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add yours' }))
  screen.getByRole('group', { name: 'Add your score' })
  expect(document.activeElement?.textContent).toBe('Not right for us')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Good' }))
  await waitFor(() => expect(service.sent('setScore')).toMatchObject([{ params: { id }, body: { value: 'yes' } }]))
})
