import { employerApplicants } from '@evenshift/contract/employer/applicants'
import { employerInterviews } from '@evenshift/contract/employer/interviews'
import { applicant } from '@evenshift/contract/model/application/application'
import { interview, interviewAnswer } from '@evenshift/contract/model/interview/interview'
import { screen, waitFor, within } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { AnswersScreen } from '#web/areas/employer/interviews/compared/AnswersScreen'
import { paths, to } from '#web/shared/paths'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const idOf = (n: number) => `01890000-0000-7000-8000-0000000000${n}`
const [greet, shifts, ann, bo] = [idOf(11), idOf(12), idOf(21), idOf(22)] as const
const jobId = idOf(31)
const questions = [
  { _id: greet, question: 'How do you greet people?', answers: 2 },
  { _id: shifts, question: 'Which shifts suit you?', answers: 2 },
]
const person = (application: string, name: string) => ({
  application,
  applicant: { ...sample(applicant), name, avatar: null },
  type: 'text' as const,
  score: null,
})
const said = (name: string, questionId: string): string => `${name} to ${questionId}`

/** A job whose names are hidden, with two people who answered two questions. */
function opened() {
  const service = openService('employer')
  const detail = sample(employerApplicants.openApplication.output, { notes: [], scores: [] })
  service.answers({
    answersOfJob: ({ query }) => ({
      ...sample(employerInterviews.answersOfJob.output),
      data: [person(ann, 'Applicant 1'), person(bo, 'Applicant 2')],
      pagination: { current: 1, pageSize: 50, total: 2 },
      questionId: query.questionId ?? greet,
      questions,
    }),
    openApplication: ({ params }) => ({
      ...detail,
      _id: params.id,
      interview: {
        ...sample(interview, { status: 'submitted' }),
        answers: [greet, shifts].map((questionId) => ({
          ...sample(interviewAnswer, { type: 'text', choice: null, url: null }),
          questionId,
          text: said(params.id, questionId),
        })),
      },
    }),
  })
  const user = show(
    <main>
      <Routes>
        <Route path={paths.answers} element={<AnswersScreen />} />
        <Route path="*" element={<Navigate to={to(paths.answers, { jobId })} />} />
      </Routes>
    </main>,
  )
  return { service, user }
}

test('one answer follows the other, only the one that is shown is opened, and a score is of that question', async () => {
  const { service, user } = opened()
  await screen.findByText(said(ann, greet))
  await expectAccessible(document.body)
  expect(service.sent('openApplication').map(({ params }) => params.id)).toEqual([ann])
  await user.click(within(screen.getByRole('region', { name: 'Applicant 1' })).getByRole('button', { name: 'Good' }))
  await waitFor(() => expect(service.sent('setScore')[0]).toMatchObject({ params: { id: ann }, body: { value: 'yes', questionId: greet } }))
  await user.click(within(screen.getByRole('region', { name: 'Applicant 1' })).getByRole('link', { name: 'Next answer' }))
  await screen.findByText(said(bo, greet))
  expect(screen.getByText('2 of 2')).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  await screen.findByText(said(ann, greet))
})

test('another question is chosen for everybody', async () => {
  const { service, user } = opened()
  await screen.findByText(said(ann, greet))
  await user.click(screen.getByRole('combobox', { name: 'Question' }))
  await user.click(await screen.findByRole('option', { name: 'Which shifts suit you? (2 answers)' }))
  await screen.findByText(said(ann, shifts))
  expect(service.sent('answersOfJob').at(-1)?.query).toMatchObject({ jobId, questionId: shifts })
})
