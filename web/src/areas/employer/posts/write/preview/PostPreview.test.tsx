import { employerJobs } from '@evenshift/contract/employer/jobs'
import { employerJob } from '@evenshift/contract/model/job/job'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { postValuesOf } from '#web/areas/employer/posts/write/post-values'
import { PostPreview } from '#web/areas/employer/posts/write/preview/PostPreview'
import { dotted } from '#web/shared/words/dotted'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const idOf = (number: number): string => `01890000-0000-7000-8000-00000000000${number}`
const evening = { start: '18:00', end: '22:00', breakMinutes: 0, people: 1 }
const shifts = [
  { ...evening, _id: idOf(1), day: 3 },
  { ...evening, _id: idOf(2), day: 5 },
  { ...evening, _id: idOf(3), day: 7, start: '10:00', end: '17:00' },
  { ...evening, _id: idOf(4), day: 1 },
]
const job = sample(employerJob, {
  status: 'live',
  salary: 13,
  salaryMax: null,
  salaryUnit: 'hour',
  payBands: [],
  shifts,
  shiftsNeeded: 2,
  hoursPerWeek: 9.5,
  takenShifts: [idOf(4)],
  screeningQuestions: [{ _id: idOf(5), question: 'Do you drive?', answerType: 'yes_no', options: [], required: false }],
})
const week = { pay: 104, payMost: 143, hours: 8, hoursMost: 11 }

test('where people choose among shifts a post says the week that they will read, of the shifts that are open, and marks the one that is filled', async () => {
  const service = openService('employer')
  service.answers({ workOutPay: () => ({ ...sample(employerJobs.workOutPay.output), hourly: 13, weekly: 123.5, week }) })
  const user = show(
    <main>
      <PostPreview values={postValuesOf(job)} job={job} />
    </main>,
  )
  expect(await screen.findByText(/from 8 hours a week for any 2 or more of 3 shifts, from £104/)).toBeTruthy()
  screen.getByText('Any 2 or more of 3 shifts')
  expect(service.sent('workOutPay')).toMatchObject([{ body: { shiftsNeeded: 2, takenShifts: [idOf(4)] } }])
  expect(screen.getByRole('img', { name: /Sun 18:00–22:00 \(filled\)/ })).toBeTruthy()
  expect(screen.queryByText('Do you drive?')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Preview advert' }))
  const pay = within(await screen.findByRole('region', { name: 'Pay' }))
  // The chips below its title count what can still be had, as the week does.
  expect((await screen.findAllByText(/^Any 2 or more of . shifts$/)).map(({ textContent }) => textContent)).toEqual([
    'Any 2 or more of 3 shifts',
  ])
  const asked = screen.getByRole('region', { name: 'Asked as they apply' })
  expect(within(asked).getByRole('listitem').textContent).toBe(`Do you drive?${dotted(['Yes or no', 'can be skipped'])}`)
  // The page stands in the card’s place: the job is read once.
  expect(screen.getAllByRole('heading', { name: job.title })).toHaveLength(1)
  expect(pay.getByText('from £104')).toBeTruthy()
  expect(pay.queryByText(/123/)).toBeNull()
  expect(screen.getByText('Any 2 or more of 3 shifts still open')).toBeTruthy()
  expect(screen.getByText(/^from 8 hours a week,/)).toBeTruthy()
  await expectAccessible(document.body)
})

test('the place is shown as people read it: the first half of the postcode, and the city with it on the page', async () => {
  openService('employer')
  const user = show(
    <PostPreview values={{ ...postValuesOf(job), location: 'Leeds', postcode: 'ls1 9zz', workplace: 'on_site' }} job={job} />,
  )
  expect(await screen.findByText(/·.LS1$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Preview advert' }))
  expect(await screen.findByText(/Leeds LS1$/)).toBeTruthy()
})

test('the shifts of a job that is over are drawn as nobody’s to take', async () => {
  const open = (status: 'live' | 'closed') => {
    const seen = { ...job, status, takenShifts: [] }
    show(<PostPreview values={postValuesOf(seen)} job={seen} />)
    const week = screen.getByRole('img', { name: /^Shifts: / })
    return [...week.querySelectorAll('[data-kind]')].map((block) => block.getAttribute('data-kind'))
  }
  openService('employer')
  expect(open('live')).toEqual(shifts.map(() => 'fits'))
  cleanup()
  expect(open('closed')).toEqual(shifts.map(() => 'filled'))
  expect(await screen.findByText('Shift')).toBeTruthy()
})

test('of a job that is over the shifts that were filled are grey, not struck as if cancelled, and the rest is outlined', () => {
  openService('employer')
  const seen = { ...job, status: 'closed' as const }
  show(<PostPreview values={postValuesOf(seen)} job={seen} />)
  const week = screen.getByRole('img', { name: /^Shifts: / })
  const kinds = [...week.querySelectorAll('[data-kind]')].map((block) => block.getAttribute('data-kind'))
  expect(kinds.filter((kind) => kind === 'filled')).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'open')).toHaveLength(shifts.length - 1)
  screen.getByText('Filled')
  screen.getByText('Not filled')
})

test('where no more shifts are left than one person works, the advert says the pay of those, as its card does', async () => {
  const left = { pay: 104, payMost: null, hours: 8, hoursMost: null }
  openService('employer').answers({
    workOutPay: () => ({ ...sample(employerJobs.workOutPay.output), hourly: 13, weekly: 123.5, week: left }),
  })
  const filled = { ...job, takenShifts: [idOf(3), idOf(4)] }
  const user = show(<PostPreview values={postValuesOf(filled)} job={filled} />)
  expect(await screen.findByText(/8 hours a week, £104/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Preview advert' }))
  const pay = within(await screen.findByRole('region', { name: 'Pay' }))
  expect(pay.getByText('£104')).toBeTruthy()
  expect(pay.queryByText(/123/)).toBeNull()
})
