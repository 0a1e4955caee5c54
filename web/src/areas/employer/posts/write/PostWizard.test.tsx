import { employerCompany } from '@evenshift/contract/employer/company'
import { employerJob } from '@evenshift/contract/model/job/job'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostWizard } from '#web/areas/employer/posts/write/PostWizard'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

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
  placesLeft: 1,
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
      <PostWizard job={job} />
    </main>,
  )
  return { service, user }
}
const press = (name: string) => screen.getByRole('button', { name })
const title = () => screen.getByRole('heading', { level: 1 })

const toStep = (place: number, name: string) =>
  within(screen.getByRole('list', { name: `Step ${place} of 3` })).getByRole('button', { name: new RegExp(`^${name}`) })

test('a job with a title is past its first step, which Next leaves only without faults; what was typed stays', async () => {
  const { user } = open([fault('description', 'Describe the work'), fault('salary', 'Enter the pay')])
  expect(screen.getByRole('heading', { name: 'The week' })).toBeTruthy()
  await user.click(toStep(2, 'Role'))
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
  await user.click(press('Back'))
  expect(title().textContent).toBe('What job is it?')
  await user.click(press('Next'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Weekend barista'))
  expect(title()).toBe(document.activeElement)
})

test('without a title nothing is saved, and both that are missing are told', async () => {
  const { service, user } = open([], null)
  await user.click(press('Next'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Job title/)))
  expect(described(screen.getByLabelText(/^Job title/))).toContain('Enter the job title')
  expect(described(screen.getByLabelText('What they’ll do'))).toContain('Describe the work')
  expect(service.sent('createJob')).toEqual([])
})

test('a part that is set already opens its sheet where its field is refused', async () => {
  const { user } = open([fault('minimumAge', '16 and 17-year-olds can’t work this')])
  expect(screen.queryByLabelText('Minimum age', { selector: 'input' })).toBeNull()
  await user.click(press('Review job'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Age and checks' }))
  const age = sheet.getByLabelText('Minimum age', { selector: 'input' })
  await waitFor(() => expect(document.activeElement).toBe(age))
  expect(described(age)).toContain('16 and 17-year-olds can’t work this')
  await expectAccessible(document.body)
  await user.click(sheet.getByRole('button', { name: 'Done' }))
  expect(screen.getByRole('button', { name: /^Age and checks/ }).textContent).toContain('To fix')
})

test('dates that are over are told at their fields by Done, and whoever closes the sheet anyway has them to fix', async () => {
  const { user } = open([], { ...draft, startDate: '2020-11-10', closingDate: '2020-11-20' })
  await user.click(screen.getByRole('button', { name: /^Starts and closes/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Starts and closes' }))
  const field = (label: string) => sheet.getByLabelText(label, { selector: 'input' })
  expect(sheet.queryByText(/There’s no shift that day/)).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Done' }))
  expect(described(field('Last day to apply'))).toContain('Choose the last day to apply, from today to 90 days ahead')
  expect(described(field('Start date'))).toContain('Choose a start date within the next 12 months')
  await waitFor(() => expect(document.activeElement).toBe(field('Last day to apply')))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: /^Starts and closes/ }).textContent).toContain('To fix')
})

const asked = sample(employerJob.shape.screeningQuestions.element, { question: 'Do you drive?', answerType: 'yes_no', options: [] })
test.each([
  ['screeningQuestions.0.question', 'Questions and CV', 'Question 1'],
  ['questions', 'Interview questions', /^Questions from your bank/],
  ['replyWithinDays', 'How you choose and reply', 'Reply to everyone within'],
] as const)('what is wrong with %s opens “%s” alone, at its field', async (path, part, label) => {
  const { user } = open([fault(path, 'Say it otherwise')], { ...draft, screeningQuestions: [asked], questions: [] })
  await user.click(press('Review job'))
  const sheet = within(await screen.findByRole('dialog', { name: part }))
  const field = await sheet.findByLabelText(label, { selector: 'input' })
  await waitFor(() => expect(described(field)).toContain('Say it otherwise'))
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getAllByRole('button', { name: /To fix$/, hidden: true }).map(({ textContent }) => textContent)).toEqual([`${part}To fix`])
})

test('the review says what is set and what is still missing, each a way to where it is written', async () => {
  const { service, user } = open([fault('description', 'Describe the work'), fault('dbsReason', 'Say why the job needs this check')], {
    ...draft,
    dbsLevel: 'basic',
    dbsReason: '',
  })
  await user.click(toStep(2, 'Review'))
  const set = within(await screen.findByRole('region', { name: 'What you’ve set' }))
  for (const line of ['Sat 09:00–13:00, 1 person', /^1 person, 4 hours a week\b/, /^Starts Sat 19 Jan/, /^Apply by Sat 5 Jan/])
    set.getByText(line)
  await screen.findByRole('button', { name: '2 things to fix' })
  await expectAccessible(document.body)
  await user.click(await set.findByRole('button', { name: 'Say why the job needs this check' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Why do you need it?')))
  await user.click(press('Done'))
  await user.click(toStep(2, 'Review'))
  await user.click(await screen.findByRole('button', { name: 'Edit The job' }))
  expect(within(await screen.findByRole('dialog', { name: 'The job' })).getByLabelText('Main tasks (optional)')).toBeTruthy()
  expect(service.sent('changeJobStatus')).toEqual([])
})

test('the advert of the review comes before what is set, and says how many of the shifts each person works, as people will read it', async () => {
  const { user } = open([], {
    ...draft,
    shifts: [saturday, { ...saturday, _id: saturday._id.replace(/1$/, '2'), day: 1 }],
    shiftsNeeded: 1,
  })
  await user.click(toStep(2, 'Review'))
  const advert = await screen.findByRole('complementary', { name: 'Advert' })
  within(advert).getByText('Any of 2 shifts')
  const set = await screen.findByRole('region', { name: 'What you’ve set' })
  expect(advert.compareDocumentPosition(set)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what Publish was refused stays at its field, though the review was opened again before the answer', async () => {
  const { service, user } = open([])
  const refusal = 'Leave “young team” out of the title'
  let answer: () => void = () => undefined
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { status: 'Approved' }),
    changeJobStatus: () => new Promise((resolve) => (answer = () => resolve(new Refusal('INVALID_INPUT', { title: refusal })))),
  })
  await user.click(toStep(2, 'Review'))
  await waitFor(() => expect(service.sent('jobFaults')).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(service.sent('changeJobStatus')).toHaveLength(1))
  await user.click(toStep(3, 'Week'))
  await user.click(toStep(2, 'Review'))
  await screen.findByRole('region', { name: 'What you’ve set' })
  answer()
  const field = await screen.findByLabelText(/^Job title/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(described(field)).toContain(refusal)
  expect(service.sent('jobFaults')).toHaveLength(1)
})

test('a step is marked as done once all that it asks is told, wherever one is', async () => {
  const { user } = open([], { ...draft, description: 'You make coffee.' })
  const isDone = (name: string) => screen.getByRole('button', { name }).closest('li')?.dataset['state'] === 'done'
  expect([isDone('Role'), isDone('Review')]).toEqual([true, false])
  await user.click(toStep(2, 'Review'))
  expect([isDone('Role'), isDone('Week, pay and place')]).toEqual([true, false])
  await user.click(press('Back'))
  await user.type(screen.getByRole('textbox', { name: 'Pay' }), '13.20')
  await user.click(toStep(2, 'Role'))
  expect(isDone('Week, pay and place')).toBe(true)
  await user.clear(screen.getByLabelText('What they’ll do'))
  await user.click(toStep(1, 'Review'))
  expect(isDone('Role')).toBe(false)
})

test('what a job that is out has filled in is done, and its title is read whole once people have applied', async () => {
  const title = 'Weekend barista and baker for the early shifts at the railway station'
  const { user } = open([], {
    ...draft,
    title,
    status: 'live',
    description: 'You make coffee.',
    salary: 13.2,
    counts: [{ status: 'applied', count: 2 }],
  })
  screen.getByText('It’s all filled in. Change what you need. Before you save, you’ll see who we’ll tell.')
  await user.click(toStep(2, 'Role'))
  const states = within(screen.getByRole('list', { name: 'Step 1 of 3' })).getAllByRole('listitem')
  expect(states.map(({ dataset }) => dataset['state'])).toEqual(['now', 'done', 'next'])
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Job title')
  expect([field.tagName, field.value, field.readOnly]).toEqual(['TEXTAREA', title, true])
  expect(described(field)).toContain('People have applied, so you can’t change the title. Copy the job to use a new one.')
  await expectAccessible(document.body)
})

test('the review of a job that is out marks what isn’t as it is saved, and nothing else', async () => {
  const { user } = open([], { ...draft, status: 'live', description: 'You make coffee.', salary: 13.2 })
  const pay = screen.getByRole('textbox', { name: 'Pay' })
  await user.clear(pay)
  await user.type(pay, '14')
  await user.click(toStep(2, 'Review'))
  const set = within(await screen.findByRole('region', { name: 'What you’ve set' }))
  const headings = () => set.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings().filter((text) => text.includes('Changed'))).toEqual(['Pay Changed'])
  await expectAccessible(document.body)
})

test('without shifts one thing is missing, since hours follow from them', async () => {
  const { user } = open([fault('hoursPerWeek', 'Enter hours a week'), fault('shifts', 'Add a shift')], {
    ...draft,
    shifts: [],
    hoursPerWeek: null,
    hoursByAgreement: false,
  })
  await user.click(toStep(2, 'Review'))
  await screen.findByRole('button', { name: '1 thing to fix' })
  await user.click(screen.getByRole('button', { name: 'Add a shift' }))
  expect(title().textContent).toBe('Weekend barista')
})

test('words that have to go are told below the advert’s own text, and a press puts others there', async () => {
  const { service, user } = open([fault('description', 'Leave out “young team”')], { ...draft, description: 'You join a young team.' })
  const told = { path: 'description', words: 'young team', severity: 'block', why: 'It hints at an age.', law: null } as const
  service.answers({ checkWording: () => [{ ...told, instead: ['friendly team'], replacements: ['friendly team'] }] })
  await user.click(toStep(2, 'Review'))
  await user.click(await screen.findByRole('button', { name: 'Leave out “young team”' }))
  const use = screen.getByRole('button', { name: 'Use “friendly team”' })
  expect(document.activeElement).toBe(use)
  await user.click(use)
  await waitFor(() => expect(service.sent('changeJob').at(-1)).toMatchObject({ body: { description: 'You join a friendly team.' } }))
})
