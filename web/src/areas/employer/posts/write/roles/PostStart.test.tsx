import { employerJob } from '@evenshift/contract/model/job/job'
import { roleStart } from '@evenshift/contract/model/job/role-start'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PostValues, blankPost } from '#web/areas/employer/posts/write/post-values'
import { OwnPosts } from '#web/areas/employer/posts/write/roles/OwnPosts'
import { PostStart } from '#web/areas/employer/posts/write/roles/PostStart'
import { onPhone } from '#web/testkit/phone'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const night = { day: 6, start: '18:00', end: '00:30' }
const barStaff = sample(roleStart, {
  role: { _id: '01890000-0000-7000-8000-000000000001', name: 'Bar staff' },
  sector: { _id: '01890000-0000-7000-8000-000000000002', name: 'Pubs and bars' },
  intro: 'You pour drinks and keep the bar clean.',
  tasks: ['Pour pints', 'Take payments'],
  skills: [{ _id: '01890000-0000-7000-8000-000000000003', name: 'Bar work' }],
  shifts: [night],
})
const other = sample(employerJob, { title: 'Weekend barista', description: 'You make coffee.', status: 'live', startDate: '2030-01-19' })

function answered() {
  const service = openService('employer')
  service.answers({
    roleStarts: ({ query }) => (query.search === 'juggler' ? [] : [barStaff]),
    ongoingJobs: () => ({ data: [other], pagination: { current: 1, pageSize: 3, total: 1 } }),
    jobDetails: () => other,
  })
  return service
}
function open() {
  const service = answered()
  const begun: PostValues[] = []
  const user = show(
    <main>
      <PostStart blank={{ ...blankPost, location: 'Leeds' }} onBegin={(values) => begun.push(values)} />
    </main>,
  )
  return { service, user, begun }
}

test('a role brings its words, tasks, skills and shifts; at night for adults, with a break where the law has one', async () => {
  const { user, begun } = open()
  await user.click(await screen.findByRole('button', { name: /^Bar staff/ }))
  expect(begun[0]).toMatchObject({
    title: 'Bar staff',
    jobRole: 'Bar staff',
    sectorId: barStaff.sector._id,
    location: 'Leeds',
    description: barStaff.intro,
    responsibilities: 'Pour pints\nTake payments',
    skillsRequired: [{ ...barStaff.skills[0], must: false }],
    shifts: [{ ...night, people: 1, breakMinutes: 30 }],
    vacancies: 1,
    hoursPerWeek: 6,
    minimumAge: 18,
  })
  expect(begun[0]?.startDate).not.toBe('')
  await expectAccessible(document.body)
})

test('a role with an apostrophe is written with the curly one, and kept by the name it is found by', async () => {
  const { service, user, begun } = open()
  service.answers({ roleStarts: () => [{ ...barStaff, role: { ...barStaff.role, name: "Baker's assistant" } }] })
  await user.click(await screen.findByRole('button', { name: /^Baker’s assistant/ }))
  expect(begun[0]).toMatchObject({ title: 'Baker’s assistant', jobRole: "Baker's assistant" })
})

test('a role that we don’t have is said to be none, and the job begins blank', async () => {
  const { user, begun } = open()
  await user.type(screen.getByRole('searchbox', { name: 'Search roles' }), 'juggler')
  await screen.findByText('No role like “juggler”')
  await user.click(screen.getByRole('button', { name: 'Start with a blank job' }))
  expect(begun).toEqual([{ ...blankPost, location: 'Leeds' }])
})

test('the way to a blank job comes with the roles, so that it doesn’t move', async () => {
  const { service } = open()
  let tell: () => void = () => undefined
  service.answers({ roleStarts: () => new Promise((resolve) => (tell = () => resolve([barStaff]))) })
  await waitFor(() => expect(service.sent('roleStarts')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Start with a blank job' })).toBeNull()
  tell()
  await screen.findByRole('button', { name: 'Start with a blank job' })
  screen.getByRole('button', { name: /^Bar staff/ })
})

test('on a phone the way to a blank job is among the others, above the roles', async () => {
  onPhone()
  const { user, begun } = open()
  const role = await screen.findByRole('button', { name: /^Bar staff/ })
  const blank = screen.getByRole('button', { name: 'Start with a blank job' })
  expect(blank.compareDocumentPosition(role)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(blank)
  expect(begun).toEqual([{ ...blankPost, location: 'Leeds' }])
})

test('a new job begins with what another says, but for its days', async () => {
  const { user, begun } = open()
  await user.click(await screen.findByRole('button', { name: 'Weekend barista' }))
  await waitFor(() => expect(begun).toHaveLength(1))
  expect(begun[0]).toMatchObject({ title: 'Weekend barista', description: 'You make coffee.', startDate: '', closingDate: '' })
  expect(begun[0]?.shifts.every(({ _id }) => _id === undefined)).toBe(true)
})

test('three of many jobs are offered, and all of them are a press away', async () => {
  const { service } = open()
  service.answers({ ongoingJobs: () => ({ data: [other], pagination: { current: 1, pageSize: 3, total: 11 } }) })
  const all = await screen.findByRole('link', { name: 'View all 11' })
  expect(all.getAttribute('href')).toBe('/posts/ongoing')
})

test('on a phone one of the company’s own is a press beside the search', async () => {
  answered()
  const begun: PostValues[] = []
  const user = show(
    <main>
      <OwnPosts as="button" onUse={(post) => begun.push(post)} />
    </main>,
  )
  await user.click(await screen.findByRole('button', { name: 'Use one of yours' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Weekend barista.*Live/ }))
  await waitFor(() => expect(begun[0]).toMatchObject({ title: 'Weekend barista' }))
  await expectAccessible(document.body)
})

test('a plan without room for another live job says so at the start, with the way out, and keeps nobody from writing', async () => {
  const { service, user, begun } = open()
  service.answers({
    entitlement: () => ({
      package: 'starter',
      limits: { liveJobs: 1, interviewInvitations: 5, seats: 1, questions: 10 },
      usage: { liveJobs: 1, interviewInvitations: 0, seats: 1, questions: 0 },
      templates: false,
      activity: false,
      isPremium: false,
      showPremiumPrompt: false,
    }),
  })
  await screen.findByText('Your one live job is in use.')
  screen.getByText(/Write this one now\./)
  expect(screen.getByRole('link', { name: 'View plan' }).getAttribute('href')).toBe('/subscription')
  await user.click(await screen.findByRole('button', { name: /^Bar staff/ }))
  expect(begun).toHaveLength(1)
})

test('what a role usually pays near the company is said at each, and nothing where it isn’t known', async () => {
  const { service } = open()
  const paying = (place: number, name: string, usualPay: number | null) => ({
    ...barStaff,
    role: { _id: `01890000-0000-7000-8000-00000000001${place}`, name },
    usualPay,
  })
  service.answers({ roleStarts: () => [paying(1, 'Barista', 13.05), paying(2, 'Waiter', null), paying(3, 'Chef', 15)] })
  await screen.findByRole('button', { name: /^Barista.*About 6½ hours a week.*£13\.05 an hour nearby/ })
  screen.getByRole('button', { name: /^Chef.*About 6½ hours a week.*£15\.00 an hour nearby/ })
  expect(screen.getByRole('button', { name: /^Waiter/ }).textContent).not.toContain('nearby')
})
