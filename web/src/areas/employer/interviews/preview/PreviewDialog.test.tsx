import { question } from '@evenshift/contract/model/interview/question'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PreviewDialog } from '#web/areas/employer/interviews/preview/PreviewDialog'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'

const idOf = (n: number) => `01890000-0000-7000-8000-0000000000${n}`
const spoken = sample(question, { question: 'How do you greet people?', answerType: 'video', answerSeconds: 60, thinkSeconds: 0 })
const chosen = sample(question, { _id: idOf(12), question: 'Which have you used?', answerType: 'choice', options: ['Till', 'Oven'] })

test('a preview goes through every question in its ways, and offers no camera', async () => {
  const onClose = vi.fn<() => void>()
  const user = show(<PreviewDialog questions={[spoken, chosen]} onClose={onClose} />)
  const dialog = await screen.findByRole('dialog', { name: 'What applicants see' })
  const inside = within(dialog)
  expect(inside.getByText('This is a preview. The camera stays off and nothing is saved.')).toBeTruthy()
  expect(inside.getByRole('heading', { name: '2 questions' })).toBeTruthy()
  await user.click(inside.getByRole('button', { name: 'Start preview' }))
  expect(document.activeElement).toBe(inside.getByRole('heading', { name: 'How do you greet people?' }))
  expect(inside.getByText(/Up to 1 minute, then 15 seconds to finish a sentence/)).toBeTruthy()
  expect(inside.queryByRole('button', { name: /^Turn on/ })).toBeNull()
  await user.click(inside.getByRole('radio', { name: 'In writing' }))
  await user.type(inside.getByLabelText('Your answer'), 'Hello.')
  await expectAccessible(dialog)
  await user.click(inside.getByRole('button', { name: 'Next question' }))
  expect(inside.getByText('Question 2 of 2')).toBeTruthy()
  await user.click(inside.getByRole('radio', { name: 'Oven' }))
  await user.click(inside.getByRole('button', { name: 'Next question' }))
  expect(inside.getByRole('heading', { name: 'That’s all they’re asked' })).toBeTruthy()
  await user.click(inside.getByRole('button', { name: 'Close preview' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
