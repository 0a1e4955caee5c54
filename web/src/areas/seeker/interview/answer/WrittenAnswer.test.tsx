import { ownInterview } from '@evenshift/contract/model/interview/own-interview'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WrittenAnswer } from '#web/areas/seeker/interview/answer/WrittenAnswer'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

test('an answer that is saved says so, and how often it can still be changed, in sentences of their own', () => {
  openService('seeker')
  const interview = sample(ownInterview)
  const question = sample(ownInterview.shape.questions.element)
  const answer = {
    questionId: question._id,
    type: 'text',
    url: null,
    expiresAt: null,
    text: 'Yes',
    choice: null,
    seconds: null,
    captions: null,
    takesUsed: 1,
  } as const
  show(<WrittenAnswer interview={interview} question={{ ...question, answer, retakes: 3, takesUsed: 1 }} />)
  screen.getByText('Saved. You can change it 3 more times.')
  expect(screen.getByText(/^3 of/).textContent).toBe('3 of 4,000 characters')
})
