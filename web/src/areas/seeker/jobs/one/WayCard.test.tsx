import { type JobDetail, jobDetail, ownApplication } from '@evenshift/contract/model/application/application'
import { meetingBrief } from '@evenshift/contract/model/meeting/meeting'
import { profile } from '@evenshift/contract/model/profile/profile'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PayCard } from '#web/areas/seeker/jobs/one/PayCard'
import { useWayShown } from '#web/areas/seeker/jobs/one/useWayShown'
import { WayCard } from '#web/areas/seeker/jobs/one/WayCard'
import { ChoiceLine } from '#web/areas/seeker/jobs/shifts/ChoiceLine'
import { choiceFigures } from '#web/areas/seeker/jobs/shifts/chosen-shifts'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const shifts = [3, 6].map((day) => ({
  _id: `01890000-0000-7000-8000-00000000000${day}`,
  day,
  start: '17:30',
  end: '22:00',
  breakMinutes: 0,
  people: 1,
}))
const bus = { minutes: 25, distanceKm: 4, mode: 'public_transport' }
const bike = { minutes: 14, distanceKm: 4, mode: 'cycle' }
const offered = sample(jobDetail, { shifts, shiftsNeeded: null, salaryUnit: 'hour', outcode: 'LS2', application: null })
const job: JobDetail = {
  ...offered,
  ways: [
    { ...bus, fare: 2.5 },
    { ...bike, fare: 0 },
  ],
  payCard: { ...offered.payCard, hourly: 13.2, doorToDoorHourly: 11, travel: bus, fare: 2.5 },
}

function Page({ of }: { readonly of: typeof job }) {
  const { job: shown, choose } = useWayShown(of)
  const figures = choiceFigures(
    shown,
    shifts.map(({ _id }) => _id),
  )
  return (
    <>
      <PayCard job={shown} figures={figures} />
      <WayCard job={shown} onMode={choose} shift={shifts[0]} />
      <ChoiceLine figures={figures} of={2} />
    </>
  )
}
function open(more: Partial<typeof job> = {}, postcode: string | null = 'LS6 1AA') {
  openService('seeker').answers({ profileDetails: () => ({ isUser: true, userProfile: [sample(profile, { postcode })] }) })
  const user = show(<Page of={{ ...job, ...more }} />)
  const row = (label: RegExp) => screen.getByText(label).nextSibling?.textContent
  const way = () => within(screen.getByRole('region', { name: 'Getting there' }))
  return { user, row, way, line: () => screen.getByRole('status').textContent }
}

test('one press on the bike changes the way, the money and when to leave', async () => {
  const { user, row, way, line } = open()
  way().getByRole('heading', { name: '25\u00A0min by bus' })
  expect([row(/^Each way/), row(/^Leave by, Tue/), row(/^Home by/)]).toEqual(['£2.50', '16:55', 'about 22:25'])
  expect([row(/^Travel/), row(/^After travel, a week/)]).toEqual(['−£10.00', '£108.80'])
  expect(screen.getByText('Travel, 4 bus trips')).toBeTruthy()
  expect(line()).toContain('£109 after travel')
  way().getByText(/Estimated from where you live, about 2\.5\smiles away in a straight line\./)
  await expectAccessible(screen.getByRole('region', { name: 'Getting there' }))
  await user.click(way().getByRole('radio', { name: 'Bike' }))
  way().getByRole('heading', { name: '14\u00A0min by bike' })
  expect([row(/^Each way/), row(/^Leave by, Tue/), row(/^Home by/)]).toEqual(['free', '17:06', 'about 22:14'])
  expect(row(/^Travel, 4 trips by bike/)).toBe('free')
  expect(screen.getAllByText('£118.80'), 'a way that costs nothing leaves the week’s pay, which is said once').toHaveLength(1)
  expect(screen.queryByText(/^After travel, a week/)).toBeNull()
  expect(line()).toContain('£119 after travel')
})

test('the keys choose as well, and the own means come first back', async () => {
  const { user, way } = open()
  way().getByRole<HTMLInputElement>('radio', { name: 'Bus' }).focus()
  await user.keyboard('{ArrowRight}')
  way().getByRole('heading', { name: '14\u00A0min by bike' })
  await user.keyboard('{ArrowLeft}')
  way().getByRole('heading', { name: '25\u00A0min by bus' })
})

test('a job of which no way is known has none to choose', () => {
  open({ ways: [], payCard: { ...job.payCard, travel: null, fare: null } })
  expect(screen.queryByRole('region', { name: 'Getting there' })).toBeNull()
  expect(screen.queryByText(/^After travel/)).toBeNull()
})

test('whoever gave only a city is told no minutes and no time to leave, but how to see them', async () => {
  open({ ways: [], location: 'Leeds', workplace: 'on_site', payCard: { ...job.payCard, travel: null, fare: null } }, null)
  const card = await screen.findByRole('region', { name: 'Getting there' })
  within(card).getByRole('heading', { name: 'In Leeds' })
  expect(within(card).getByRole('link', { name: 'Add your postcode to see travel times' }).getAttribute('href')).toBe(
    '/profile/profile#travel',
  )
  expect(screen.queryByText(/min|Leave by|where you live/)).toBeNull()
})

test('whoever accepted an offer of it is led to the address, and nobody else is', () => {
  open()
  expect(screen.getByText(/You get the address once you accept an offer, or when they ask you to meet there\./)).toBeTruthy()
  cleanup()
  open({ application: sample(ownApplication, { status: 'in_review', meeting: sample(meetingBrief, { kind: 'chat', status: 'agreed' }) }) })
  expect(screen.queryByText(/once you accept/), 'nor is it promised to who meets them there before').toBeNull()
  cleanup()
  const application = sample(ownApplication, { status: 'offer_accepted' })
  open({ application })
  expect(screen.queryByText(/once you accept/)).toBeNull()
  expect(screen.getByRole('link', { name: 'See the address in your application' }).getAttribute('href')).toBe(
    `/applications/${application._id}`,
  )
})
