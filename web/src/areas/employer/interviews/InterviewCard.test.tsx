import { employerApplicants } from '@evenshift/contract/employer/applicants'
import { note, score } from '@evenshift/contract/model/application/employer-application'
import { interview, interviewAnswer, sentQuestion } from '@evenshift/contract/model/interview/interview'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { InterviewCard } from '#web/areas/employer/interviews/InterviewCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const [spoken, written] = ['01890000-0000-7000-8000-000000000011', '01890000-0000-7000-8000-000000000012'] as const
const detail = sample(employerApplicants.openApplication.output)
const base = sample(interview, { status: 'submitted', views: [] })
const [question, answer] = [sample(sentQuestion), sample(interviewAnswer)]
const sent: typeof base = {
  ...base,
  questions: [
    { ...question, _id: spoken, question: 'How do you greet people?', answerType: 'video' },
    { ...question, _id: written, question: 'Which shifts suit you?', answerType: 'text' },
  ],
  answers: [
    { ...answer, questionId: spoken, type: 'video', url: '/media/1', expiresAt: '2099-01-01T00:00:00Z', text: null, choice: null },
    { ...answer, questionId: written, type: 'text', url: null, expiresAt: null, text: 'Weekends.', choice: null },
  ],
}

/** The interview of somebody who sent it, before a member. */
function opened(more: Partial<typeof detail> = {}) {
  const service = openService('employer')
  const application = { ...detail, notes: [], scores: [], ...more, interview: sent }
  const user = show(
    <main>
      <InterviewCard application={application} interview={sent} />
    </main>,
  )
  const answers = within(screen.getByRole('list', { name: 'Questions' })).getAllByRole('listitem')
  const [first, second] = answers.filter((item) => item.parentElement?.getAttribute('aria-label') === 'Questions')
  if (!first || !second) throw new Error('There are two answers')
  const media = screen.getByLabelText<HTMLVideoElement>('Answer to: How do you greet people?')
  return { service, user, media, first: within(first), second: within(second), id: application._id }
}

test('a note is kept with the moment at which it was begun, stays when it is refused, and its moment is played from with a press', async () => {
  const noted = sample(note, { text: 'Smiles here.', questionId: spoken, at: 75, isMine: true })
  const { service, user, media, first, id } = opened({ notes: [noted] })
  await expectAccessible(document.body)
  const play = vi.spyOn(media, 'play').mockResolvedValue()
  await user.click(first.getByRole('button', { name: '1:15, play from here' }))
  expect([media.currentTime, play.mock.calls.length]).toEqual([75, 1])

  media.currentTime = 12.7
  await user.click(first.getByRole('button', { name: 'Note this moment' }))
  await user.keyboard('Warm voice.')
  media.currentTime = 30
  expect(first.getByText('At 0:12. Only your company can see this.')).toBeTruthy()
  service.answers({ addNote: () => new Refusal('INVALID_INPUT', { text: 'There are too many notes here.' }) })
  await user.click(first.getByRole('button', { name: 'Save note' }))
  await first.findByText('There are too many notes here.')
  expect(first.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Warm voice.')
  service.answers({ addNote: () => noted })
  await user.click(first.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(document.activeElement).toBe(first.getByRole('button', { name: 'Note this moment' })))
  expect(service.sent('addNote').at(-1)).toMatchObject({ params: { id }, body: { text: 'Warm voice.', questionId: spoken, at: 12 } })
})

test('a note on words has no moment', async () => {
  const { service, user, second } = opened()
  await user.click(second.getByRole('button', { name: 'Add note' }))
  await user.keyboard('Clear.')
  await user.click(second.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(service.sent('addNote')[0]?.body).toEqual({ text: 'Clear.', questionId: written }))
})

test('an answer is scored by itself; what colleagues gave it is told with one’s own', async () => {
  const own = sample(score, { questionId: spoken, value: 'yes', author: 'Jo', isMine: true })
  const theirs = { ...own, _id: written, value: 'no' as const, author: 'Sam', isMine: false }
  const { service, user, first, second } = opened({ scores: [own, theirs] })
  expect(first.getByText('Sam')).toBeTruthy()
  expect(first.queryByText(/once you’ve added yours/)).toBeNull()
  expect(second.getByText('You’ll see colleagues’ scores once you’ve added yours')).toBeTruthy()
  const group = within(second.getByRole('group', { name: 'Score this answer to: Which shifts suit you?' }))
  await user.click(group.getByRole('button', { name: 'Very good' }))
  await waitFor(() => expect(service.sent('setScore')[0]?.body).toEqual({ value: 'strong_yes', questionId: written }))
})

test.each([
  ['the first', [], [true, false]],
  ['the one after what one has scored', [sample(score, { questionId: spoken, isMine: true, value: 'yes' })], [false, true]],
])('of the answers only the next to score is unfolded: %s', (_, scores, unfolded) => {
  const { first, second } = opened({ scores })
  expect(first.queryByText('You scored it') !== null).toBe(scores.length > 0)
  const isOpen = (answer: typeof first, name: string) => answer.getByRole('heading', { name }).closest('details')?.open
  expect([isOpen(first, 'How do you greet people?'), isOpen(second, 'Which shifts suit you?')]).toEqual(unfolded)
})

test('views say when, under a heading that names the reader’s own company once', () => {
  openService('employer')
  const views = [{ _id: spoken, name: 'Copper & Bean', viewedAt: '2026-11-30T08:57:00.000Z' }]
  show(<InterviewCard application={{ ...detail, notes: [], scores: [] }} interview={{ ...sent, views }} />)
  screen.getByRole('heading', { name: 'Viewed by your company' })
  expect(document.body.textContent).toMatch(/Mon 30 Nov,\s08:57/)
  expect(screen.queryByText('Copper & Bean')).toBeNull()
})
