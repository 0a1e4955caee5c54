import { ownInterviewRow } from '@evenshift/contract/model/interview/own-interview'
import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { InterviewRows } from '#web/areas/seeker/profile/interviews/InterviewRows'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const row = (facts: object) => sample(ownInterviewRow, { answered: 0, questions: 3, submittedAt: null, ...facts })

test('an interview to do is started from its row, and one that was sent says when', () => {
  openService('seeker')
  const sent = row({ _id: '01890000-0000-7000-8000-000000000002', status: 'submitted', submittedAt: '2026-11-26T10:00:00Z' })
  show(<InterviewRows interviews={[row({ status: 'invited', deadline: '2099-12-04T13:47:00Z' }), sent]} />)
  screen.getByRole('link', { name: /^Start interview: / })
  screen.getByRole('button', { name: 'Ask for another way' })
  screen.getByText(/^Sent Thu 26 Nov.+3 questions$/)
})
