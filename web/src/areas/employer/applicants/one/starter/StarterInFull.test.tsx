import { datePlus } from '@evenshift/contract/days'
import { employerApplicants } from '@evenshift/contract/employer/applicants'
import { employerCompany } from '@evenshift/contract/employer/company'
import { applicant } from '@evenshift/contract/model/application/application'
import { offer } from '@evenshift/contract/model/offer'
import { employerJob } from '@evenshift/contract/model/job/job'
import type { OfferShift } from '@evenshift/contract/model/week'
import { londonDay } from '@evenshift/contract/london'
import { screen, within } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { ApplicantScreen } from '#web/areas/employer/applicants/one/ApplicantScreen'
import { paths, to } from '#web/shared/paths'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const reach = { phone: '0113 496 0101', email: 'ada@example.com', dateOfBirth: '2006-05-04' }
const idOf = (place: number) => `01890000-0000-7000-8000-00000000000${place}`
// A Saturday: the shift before noon is the first.
const shift = { day: 7, start: '09:00', end: '13:00', breakMinutes: 0 } as const

async function open(status: 'offer_accepted' | 'hired' | 'offered', startDate: string, agreed: readonly OfferShift[] = []) {
  openService('employer').answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    openApplication: () =>
      sample(employerApplicants.openApplication.output, {
        status,
        allowed: status === 'offer_accepted' ? ['hired', 'offer_rescinded'] : [],
        applicant: sample(applicant, { name: 'Ada Winter', ...reach }),
        offer: sample(offer, {
          shifts: [{ ...shift, start: '14:00', end: '18:00' }, shift, ...agreed],
          startDate,
          endDate: null,
          message: 'Bring black shoes.',
        }),
        job: sample(employerJob, { status: 'live', shifts: [{ ...shift, _id: idOf(1), people: 1 }] }),
        meeting: null,
        newTimes: null,
        interview: null,
        bioVideo: null,
        pendingRejection: null,
        undoUntil: null,
      }),
  })
  const address = to(paths.applicant, {
    jobId: '00000000-0000-4000-8000-000000000001',
    applicationId: '00000000-0000-4000-8000-000000000002',
  })
  show(
    <main>
      <Routes>
        <Route path={paths.applicant} element={<ApplicantScreen />} />
        <Route path="*" element={<Navigate to={address} />} />
      </Routes>
    </main>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Ada Winter' })
}
const region = (name: string) => within(screen.getByRole('region', { name }))

test('a shift that the job has moved or dropped since is told as agreed and as it is now, with the way to write to them', async () => {
  await open('offer_accepted', '2099-12-01', [
    { ...shift, _id: idOf(1), start: '10:00' },
    { ...shift, _id: idOf(2), day: 1 },
  ])
  const agreed = region('What you agreed')
  agreed.getByText('Agreed Sat 10:00–13:00. The job says 09:00–13:00 now.')
  agreed.getByText('Agreed Sun 09:00–13:00. The job no longer has this shift.')
  expect(agreed.getAllByRole('link', { name: 'Message Ada' })[0]?.getAttribute('href')).toMatch(/^\/messages\//)
  await agreed.findByRole('button', { name: 'Ask Ada to move' })
  await expectAccessible(document.body)
})

test('whoever is hired has their first day, the way to reach them and what is left to do in front, and their application behind', async () => {
  await open('hired', '2099-12-01')
  const agreed = region('What you agreed')
  agreed.getByRole('heading', { name: 'Starts Saturday 5 December' })
  agreed.getByText('09:00–13:00')
  agreed.getByText('Bring black shoes.')
  const contact = region('Contact')
  expect(contact.getByRole('link', { name: 'Call 0113 496 0101' }).getAttribute('href')).toBe('tel:01134960101')
  expect(contact.getByRole('link', { name: 'Email ada@example.com' }).getAttribute('href')).toBe('mailto:ada@example.com')
  contact.getByText('Born 4 May 2006')
  region('Before day one').getByText('Right to work checked')
  expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull()
  const behind = screen.getByRole('heading', { name: /^Their application/ }).closest('details')
  expect(behind?.open).toBe(false)
  expect(behind?.contains(screen.getByRole('heading', { name: 'So far', hidden: true }))).toBe(true)
  await expectAccessible(document.body)
})

test('whoever accepted waits for their right to work to be checked, and can be marked as hired', async () => {
  await open('offer_accepted', '2099-12-01')
  region('Before day one').getByText('Right to work check')
  const next = within(await screen.findByRole('region', { name: 'Next step' }))
  next.getByRole('button', { name: 'Mark as hired' })
})

test('what was to do before day one goes once that day is past', async () => {
  await open('hired', datePlus(londonDay(new Date()), -30))
  region('What you agreed').getByRole('heading', { name: /^Started / })
  expect(screen.queryByRole('region', { name: 'Before day one' })).toBeNull()
})

test('whoever has an offer and hasn’t answered it is still an applicant', async () => {
  await open('offered', '2099-12-01')
  region('Application')
  await screen.findByRole('region', { name: 'Offer' })
  expect(screen.queryByRole('region', { name: 'What you agreed' })).toBeNull()
})
