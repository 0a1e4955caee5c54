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
  // What is in front is a talk and an offer, the shortlist beside the rest, and a no last.
  const buttons = next.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Make offer', 'Shortlist', 'More', 'Not this time'])
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
