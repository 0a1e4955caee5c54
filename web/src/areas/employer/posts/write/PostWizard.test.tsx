import { employerJob } from '@evenshift/contract/model/job/job'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostWizard } from '#web/areas/employer/posts/write/PostWizard'
import { blankPost } from '#web/areas/employer/posts/write/post-values'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const saturday = { _id: '01890000-0000-7000-8000-000000000001', day: 7, start: '09:00', end: '13:00', breakMinutes: 0, people: 1 }
const draft = sample(employerJob, {
  status: 'draft',
  title: 'Weekend barista',
  description: '',
  salary: null,
  salaryMax: null,
  payBands: [],
  shifts: [saturday],
  shiftsNeeded: null,
  hoursPerWeek: 4,
  vacancies: 1,
  startDate: '2030-01-19',
  closingDate: '2030-01-05',
  minimumAge: 16,
  version: 4,
})
const fault = (path: string, message: string) => ({ path, message })

function open(faults: readonly { path: string; message: string }[], job: typeof draft | null = draft) {
  const service = openService('employer')
  service.answers({ jobFaults: () => [...faults], changeJob: () => draft })
  const user = show(
    <main>
      <PostWizard job={job} blank={blankPost} />
    </main>,
  )
  return { service, user }
}
const press = (name: string) => screen.getByRole('button', { name })
const title = () => screen.getByRole('heading', { level: 1 })

test('Next says at its fields what keeps a step back, and of no later step; what was typed stays', async () => {
  const { user } = open([fault('description', 'Describe the work'), fault('salary', 'Enter the pay')])
  await user.click(press('Next'))
  const field = await screen.findByLabelText('What they’ll do')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(described(field)).toContain('Describe the work')
  expect(press('1 thing to fix').parentElement?.getAttribute('role')).toBe('status')
  expect(screen.getByLabelText<HTMLInputElement>(/^Job title/).value).toBe('Weekend barista')
  await expectAccessible(document.body)
})

test('a step without a fault leads to the next one, which begins at its heading', async () => {
  const { user } = open([fault('salary', 'Enter the pay')])
  await user.click(press('Next'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Weekend barista'))
  expect(title()).toBe(document.activeElement)
  await user.click(press('Back'))
  expect(title().textContent).toBe('What job is it?')
})

test('without a title nothing is saved, and both that are missing are told', async () => {
  const { service, user } = open([], null)
  await user.click(press('Next'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Job title/)))
  expect(described(screen.getByLabelText(/^Job title/))).toContain('Enter the job title')
  expect(described(screen.getByLabelText('What they’ll do'))).toContain('Describe the work')
  expect(service.sent('createJob')).toEqual([])
})

test('a part that waits behind what is set opens where its field is refused', async () => {
  const { user } = open([fault('minimumAge', 'People of 16 and 17 may not work this')])
  await user.click(press('Next'))
  await screen.findByRole('heading', { name: 'The week' })
  expect(screen.queryByLabelText('Minimum age', { selector: 'input' })).toBeNull()
  await user.click(press('Review job'))
  const age = await screen.findByLabelText('Minimum age', { selector: 'input' })
  await waitFor(() => expect(document.activeElement).toBe(age))
  expect(described(age)).toContain('People of 16 and 17 may not work this')
  await expectAccessible(document.body)
})

test('the review says what is set and what is still missing, each a way to where it is written', async () => {
  const { service, user } = open([fault('description', 'Describe the work'), fault('dbsReason', 'Say why the job needs this check')], {
    ...draft,
    dbsLevel: 'basic',
    dbsReason: '',
  })
  await user.click(within(screen.getByRole('list', { name: 'Step 1 of 3' })).getByRole('button', { name: 'Review' }))
  const set = within(await screen.findByRole('region', { name: 'What you’ve set' }))
  expect(set.getByText('Sat 09–13. 1 person, 4 hours a week')).toBeTruthy()
  expect(set.getByText('Starts Sat 19 Jan. Apply by Sat 5 Jan')).toBeTruthy()
  await user.click(await set.findByRole('button', { name: 'Say why the job needs this check' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Why do you need it?')))
  await user.click(within(screen.getByRole('list', { name: 'Step 2 of 3' })).getByRole('button', { name: 'Review' }))
  await screen.findByRole('button', { name: '2 things to fix' })
  await expectAccessible(document.body)
  await user.click(press('Edit Contract'))
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Contract/))
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
  expect(service.sent('changeJobStatus')).toEqual([])
})

test('a new job begins with what another says, but for its days', async () => {
  const service = openService('employer')
  const other = { ...draft, status: 'live' as const, description: 'You make coffee.' }
  service.answers({
    ongoingJobs: () => ({ data: [other], pagination: { current: 1, pageSize: 3, total: 1 } }),
    jobDetails: () => other,
    createJob: () => draft,
  })
  const user = show(
    <main>
      <PostWizard job={null} blank={blankPost} />
    </main>,
  )
  await user.click(await screen.findByRole('button', { name: 'Weekend barista' }))
  const field = screen.getByLabelText<HTMLInputElement>(/^Job title/)
  await waitFor(() => expect([document.activeElement, field.value]).toEqual([field, 'Weekend barista']))
  expect(screen.getByLabelText<HTMLTextAreaElement>('What they’ll do').value).toBe('You make coffee.')
  expect(screen.queryByRole('region', { name: 'Use one of yours' })).toBeNull()
  await user.click(press('Next'))
  await waitFor(() => expect(service.sent('createJob')).toHaveLength(1))
  const [sent] = service.sent('createJob')
  expect(sent?.body).toMatchObject({ shifts: [{ day: 7, start: '09:00', end: '13:00' }] })
  expect(new Date(`${sent?.body.startDate}T00:00:00Z`).getUTCDay()).toBe(6)
  expect(sent?.body.startDate).not.toBe(draft.startDate)
})
