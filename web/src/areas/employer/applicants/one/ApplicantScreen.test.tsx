import { HOUR_MS } from '@evenshift/contract/days'
import { employerApplicants } from '@evenshift/contract/employer/applicants'
import { employerCompany } from '@evenshift/contract/employer/company'
import { employerApplication } from '@evenshift/contract/model/application/employer-application'
import { screen, waitFor, within } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { ApplicantScreen } from '#web/areas/employer/applicants/one/ApplicantScreen'
import { paths, to } from '#web/shared/paths'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const name = 'Cal Moss'
const detail = sample(employerApplicants.openApplication.output, {
  status: 'applied',
  allowed: ['shortlisted', 'rejected'],
  pendingRejection: null,
  undoUntil: null,
  interview: null,
  offer: null,
  meeting: null,
  change: null,
  bioVideo: null,
  version: 1,
})
const cal = { ...detail, applicant: { ...detail.applicant, name } }
const listed = {
  ...sample(employerApplication),
  ...Object.fromEntries(Object.keys(employerApplication.shape).map((key) => [key, cal[key as keyof typeof cal]])),
  interview: null,
} as ReturnType<typeof sample<typeof employerApplication>>

const showPage = () =>
  show(
    <Routes>
      <Route path={paths.applicant} element={<ApplicantScreen />} />
      <Route path="*" element={<Navigate to={to(paths.applicant, { jobId: cal.jobId, applicationId: cal._id })} />} />
    </Routes>,
  )

/** The page of one applicant, who was just shortlisted, with the dialog of a no open above it. */
async function shortlistedAndAsking() {
  const service = openService('employer')
  const undoUntil = new Date(Date.now() + HOUR_MS).toISOString()
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    openApplication: () => cal,
    moveApplicants: ({ body }) =>
      'undo' in body ? { ...listed, version: 3 } : { ...listed, status: 'shortlisted', undoUntil, version: 2 },
  })
  const user = showPage()
  const next = within(await screen.findByRole('region', { name: 'Next step' }))
  const buttons = next.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Shortlist', 'Make offer', 'Not this time', 'More'])
  expect(next.getByRole('link', { name: 'Meet' })).toBeTruthy()
  await user.click(next.getByRole('button', { name: 'Shortlist' }))
  await screen.findByText(/^Cal Moss is shortlisted/)
  await user.click(next.getByRole('button', { name: 'Not this time' }))
  const dialog = await screen.findByRole('dialog', { name: `Not this time: ${name}` })
  return { service, user, dialog }
}

test('a dialog that was opened stays while a step before it is taken back, and though the page can’t be read again', async () => {
  const { service, user, dialog } = await shortlistedAndAsking()
  await user.type(within(dialog).getByLabelText('Message'), 'Next time.')
  service.answers({ openApplication: () => new Refusal('UNAVAILABLE') })
  const asked = service.sent('openApplication').length
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone')
  await waitFor(() => expect(service.sent('openApplication').length).toBeGreaterThan(asked))
  expect(dialog.isConnected).toBe(true)
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Next time.')
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy()
})

test('what is refused of a step beside a dialog is told once, and not in the dialog', async () => {
  const { service, user, dialog } = await shortlistedAndAsking()
  service.answers({ moveApplicants: () => new Refusal('NOTHING_TO_UNDO') })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(service.sent('moveApplicants')).toHaveLength(2))
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Send in 60 minutes' }).hasAttribute('data-loading')).toBe(false))
  expect(within(dialog).queryByRole('alert')).toBeNull()
})

test('an application that has gone says so, though it was there before', async () => {
  const { service, user } = await shortlistedAndAsking()
  service.answers({ openApplication: () => new Refusal('NOT_FOUND'), pulledOut: () => new Refusal('NOT_FOUND') })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('heading', { name: 'This application isn’t here any more' })
  screen.getByText('They may have withdrawn or deleted their account.')
  expect(screen.getByRole('link', { name: 'See this job’s applicants' }).getAttribute('href')).toBe(`/applicants/${cal.jobId}`)
})

test.each([
  [true, 'See who can cover', `/applicants/${cal.jobId}?view=cover`],
  [false, 'View job', `/posts/${cal.jobId}`],
])('whoever pulled out is named, with the day and what became of their place; free: %s', async (isPlaceFree, label, way) => {
  const told = 'They’d accepted your offer. Free again: Sat 09:00–14:00.'
  openService('employer').answers({
    openApplication: () => new Refusal('NOT_FOUND'),
    pulledOut: () => ({ who: 'Cal', at: '2026-11-29T10:00:00.000Z', jobId: cal.jobId, job: 'Weekend barista', told, isPlaceFree }),
  })
  showPage()
  await screen.findByRole('heading', { level: 1, name: 'Cal pulled out on Sun 29 Nov' })
  screen.getByText(`Weekend barista. ${told}`)
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(way)
})

test.each([
  ['shortlisted', 'You can undo shortlisting until 14:20.'],
  ['in_review', 'You can undo the move to review until 14:20.'],
] as const)('what can be taken back is named: %s', async (status, sentence) => {
  openService('employer').answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    openApplication: () => ({ ...cal, status, undoUntil: '2026-11-28T14:20:00.000Z' }),
  })
  showPage()
  await screen.findByText(sentence)
})

test('whoever opens an applicant has read what they were told of them', async () => {
  const service = openService('employer')
  service.answers({ openApplication: () => cal })
  showPage()
  await screen.findByRole('heading', { name })
  await waitFor(() => expect(service.sent('readNotifications')).toMatchObject([{ body: { applicationId: cal._id } }]))
})

/** The page of this applicant, before a manager. */
async function openPage(more: Partial<typeof cal>) {
  openService('employer').answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    openApplication: () => ({ ...cal, ...more }),
  })
  const user = showPage()
  return { user, next: within(await screen.findByRole('region', { name: 'Next step' })) }
}

test('the replies stand in front in their order, each said once: the rest is behind More', async () => {
  const { user, next } = await openPage({ allowed: ['shortlisted', 'interview_invited', 'offered', 'in_review', 'rejected'] })
  expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Shortlist',
    'Interview',
    'Make offer',
    'Not this time',
    'More',
  ])
  await user.click(next.getByRole('button', { name: `More actions for ${name}` }))
  const rest = await screen.findAllByRole('menuitem')
  expect(rest.map(({ textContent }) => textContent)).toEqual(['In review'])
  await user.keyboard('{Escape}')
  expect(next.getByRole('link', { name: 'Meet' }).getAttribute('href')).toMatch(/\/meet$/)
  await user.click(next.getByRole('button', { name: 'Interview' }))
  await screen.findByRole('dialog', { name: `Invite ${name} to an interview` })
})

test.each([
  ['in_review', ['Shortlist', 'Interview', 'Not this time'], ['Meet', 'Make offer']],
  ['shortlisted', ['Make offer', 'Interview', 'Not this time'], ['Meet', 'Move back to review']],
] as const)(
  'a phone’s bar has the three replies of somebody %s, each in words; the rest is in its menu',
  async (status, inFront, inMenu) => {
    const allowed = ['interview_invited', 'offered', 'in_review', 'rejected'] as const
    const { user } = await openPage({ status, allowed: status === 'shortlisted' ? [...allowed] : ['shortlisted', ...allowed] })
    const [dots, ...answers] = screen.getAllByRole('button').filter((one) => one.closest('[data-sticky-bar]'))
    expect(answers.map(({ textContent }) => textContent)).toEqual(inFront)
    expect(dots).toBeDefined()
    if (dots) await user.click(dots)
    const rest = await screen.findAllByRole('menuitem')
    expect(rest.map(({ textContent }) => textContent)).toEqual(inMenu)
  },
)

test('the skills that the job asks for come first, and all of many are a press away', async () => {
  const skills = Array.from({ length: 27 }, (_, place) => ({ _id: null, name: `Skill ${place + 1}` }))
  const job = { ...cal.job, skillsRequired: [{ _id: null, name: 'Skill 20', must: true }] }
  const { user } = await openPage({ profile: { ...cal.profile, skills }, job })
  const background = within(screen.getByRole('region', { name: 'Background' }))
  const chips = () =>
    [...(background.getByRole('heading', { name: 'Skills' }).nextElementSibling?.children ?? [])].map((li) => li.textContent)
  expect(chips().slice(0, 2)).toEqual(['Skill 20', 'Skill 1'])
  expect(chips()).toHaveLength(8)
  await user.click(background.getByRole('button', { name: 'Show all 27 skills' }))
  expect(chips()).toHaveLength(27)
})

test.each([
  [3, 3, 'Can work Mon, Wed and Fri'],
  [2, 3, 'Can work 2 of 3'],
  [0, 3, 'Can’t work any of the 3 shifts'],
  [2, 2, 'Can work Mon and Wed'],
  [0, 2, 'Can’t work either shift'],
  [1, 1, 'Can work Mon'],
  [0, 1, 'Can’t work Mon'],
])('a fit of %i of the %i shifts that they asked for is said as it is in every list: %s', async (shiftsFit, shiftsTotal, said) => {
  const shifts = [2, 4, 6].map((day) => ({
    day,
    start: '10:00',
    end: '14:00',
    breakMinutes: 0,
    people: 1,
    _id: `01890000-0000-7000-8000-00000000001${day}`,
  }))
  const asked = shifts.slice(0, shiftsTotal)
  const times = asked.map(({ day, start, end }) => ({ day, start, end }))
  await openPage({
    job: { ...cal.job, shifts },
    shifts: asked.map(({ _id }) => _id),
    fit: {
      hoursFit: 4 * shiftsFit,
      hoursTotal: 4 * shiftsTotal,
      shiftsFit,
      shiftsTotal,
      shifts: times,
      clashingShifts: times.slice(shiftsFit),
      filled: 0,
    },
  })
  const card = within(screen.getByRole('region', { name: 'Week fit' }))
  card.getByRole('heading', { name: said })
  // What they asked for is above it, and not said again.
  expect(card.queryByText('Travel included.') !== null).toBe(shiftsFit === shiftsTotal)
})

test('what the advert requires and what it calls a help are two lists, and a help that isn’t shown is no fault', async () => {
  const skill = { strength: null, state: 'not_shown' as const }
  await openPage({
    evidence: [
      { ...skill, requirement: 'Till work (essential)' },
      { requirement: 'Barista', state: 'met', strength: 'said' },
      { ...skill, requirement: 'Latte art' },
    ],
  })
  const card = within(await screen.findByRole('region', { name: 'Requirements' }))
  card.getByText(/% match$/)
  const [required, helps] = card.getAllByRole('list')
  expect(required?.textContent).toContain('Till workNot in their profile')
  expect(required?.textContent).not.toContain('Barista')
  card.getByRole('heading', { name: 'What helps' })
  expect(helps?.textContent).toBe('BaristaSays they can')
  card.getByText('Not in their profile: Latte art')
  expect(card.getAllByRole('img', { name: 'Not shown' })).toHaveLength(1)
})

test('helps of which none is shown are one line and no empty list', async () => {
  await openPage({ evidence: [{ requirement: 'Latte art', strength: null, state: 'not_shown' }] })
  const card = within(await screen.findByRole('region', { name: 'What helps' }))
  card.getByText('It isn’t in their profile.')
  card.getByText('Not in their profile: Latte art')
  expect(card.queryByRole('list')).toBeNull()
})

test('a job that asks for no skills has no card of them', async () => {
  await openPage({ evidence: [], match: 70 })
  await screen.findByRole('region', { name: 'Week fit' })
  expect(screen.queryByRole('region', { name: 'Requirements' })).toBeNull()
})

test('who said that they can do a changed job isn’t told not to be free: their own word goes first', async () => {
  const shift = { day: 7, start: '13:00', end: '17:00' }
  const _id = '01890000-0000-7000-8000-000000000010'
  await openPage({
    job: { ...cal.job, shifts: [{ ...shift, breakMinutes: 0, people: 1, _id }] },
    shifts: [_id],
    fit: { hoursFit: 4, hoursTotal: 4, shiftsFit: 1, shiftsTotal: 1, shifts: [shift], clashingShifts: [], filled: 0 },
    change: { at: '2026-11-22T09:00:00Z', confirmedAt: '2026-11-23T09:00:00Z', said: [shift] },
  })
  const card = within(await screen.findByRole('region', { name: 'Week fit' }))
  card.getByRole('heading', { name: 'They’ve said they can do it' })
  card.getByText(/You changed the job, and they said so on .* By the week in their profile, it clashes: Sat 13:00–17:00\./)
  expect(card.queryByText(/^Can/)).toBeNull()
})
