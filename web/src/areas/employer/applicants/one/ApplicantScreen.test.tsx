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
  // The likeliest is first, and a no last; what can't be asked for now isn't in front.
  const buttons = next.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Shortlist', 'Make offer', 'More', 'Not this time'])
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
  service.answers({ openApplication: () => new Refusal('NOT_FOUND') })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('heading', { name: 'This application is no longer here' })
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

test('what comes next, a talk, an offer and a no stand in front, each said once: the rest is behind More', async () => {
  const { user, next } = await openPage({ allowed: ['shortlisted', 'interview_invited', 'offered', 'in_review', 'rejected'] })
  expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Shortlist',
    'Invite to an interview',
    'Make offer',
    'More',
    'Not this time',
  ])
  expect(next.getByRole('link', { name: 'Meet' })).toBeTruthy()
  await user.click(next.getByRole('button', { name: `More actions for ${name}` }))
  const rest = await screen.findAllByRole('menuitem')
  expect(rest.map(({ textContent }) => textContent)).toEqual(['In review'])
})

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
  [3, 3, 'Fits 3 of 3 shifts'],
  [2, 2, 'Can work both shifts they asked for'],
  [1, 2, 'Can work 1 of the 2 shifts they asked for'],
  [1, 1, 'Can work the shift they asked for'],
  [0, 1, 'Not free for the shift they asked for'],
])('a fit of %i of %i shifts of a job with 3 says what was asked for: %s', async (shiftsFit, shiftsTotal, said) => {
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
    },
  })
  within(screen.getByRole('region', { name: 'Week fit' })).getByRole('heading', { name: said })
})
