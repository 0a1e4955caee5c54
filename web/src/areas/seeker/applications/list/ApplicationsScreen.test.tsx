import { DAY_MS } from '@evenshift/contract/days'
import { type Application, application } from '@evenshift/contract/model/application/application'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Link, Route, Routes } from 'react-router'
import { FirstList } from '#web/areas/seeker/applications/list/FirstList'
import { ApplicationsScreen } from '#web/areas/seeker/applications/list/ApplicationsScreen'
import { useYourJobs } from '#web/areas/seeker/applications/list/useYourJobs'
import { seekerQuery } from '#web/shared/calls/seeker'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const made = sample(application)
const offer = made.offer ?? undefined
const pageOf = (data: readonly Application[]) => ({ data: [...data], pagination: { current: 1, pageSize: 20, total: data.length } })
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** A job that was said yes to, with shifts on every day from then on. */
function accepted(place: number, title: string, startDate: string, endDate: string | null, status: Application['status']): Application {
  if (!offer) throw new Error('the sample has an offer')
  const shifts = [7, 1].map((day) => ({ day, start: '10:00', end: '16:00' }))
  const job = { ...made.job, title, employerName: 'Copper & Bean', outcode: 'LS6', workplace: 'on_site' as const }
  return { ...made, _id: `01890000-0000-7000-8000-00000000000${place}`, status, job, offer: { ...offer, startDate, endDate, shifts } }
}
const noFilters = { status: [], sector: [], employer: [], turn: { yours: 0, late: 0 } }
async function open(jobOffers: readonly Application[], past: readonly Application[]) {
  openService('seeker').answers({
    liveApplications: () => pageOf([]),
    liveFilters: () => noFilters,
    applicationCount: () => ({ live: 0, jobOffer: jobOffers.length, history: past.length, offered: 0 }),
    jobOffers: () => pageOf(jobOffers),
    pastApplications: () => pageOf(past),
  })
  const user = show(
    <main>
      <ApplicationsScreen />
    </main>,
  )
  await screen.findByRole('heading', { name: 'No live applications' })
  return { user, tabs: within(screen.getByRole('navigation', { name: 'Applications' })) }
}

test('an accepted job comes first, with its next day, its shifts and its place, and leads to its application', async () => {
  const ended = accepted(2, 'Kitchen porter', inDays(-90), inDays(-30), 'hired')
  const { user, tabs } = await open([accepted(1, 'Barista', inDays(20), null, 'offer_accepted')], [ended])
  const first = await tabs.findByRole('link', { name: 'Your job 1' })
  expect(tabs.getAllByRole('link')[0]).toBe(first)
  await user.click(first)
  const card = within(await screen.findByRole('listitem'))
  card.getByRole('heading', { name: 'Barista' })
  card.getByText('Copper & Bean · LS6')
  card.getByText(/^You start on S(at|un) \d+ \w+$/)
  expect(screen.getAllByRole('listitem').some(({ textContent }) => textContent.includes('Sat and Sun, 10:00–16:00'))).toBe(true)
  expect(card.getByRole('link', { name: 'Get ready: Barista, Copper & Bean' }).getAttribute('href')).toMatch(/^\/applications\/0189.*1$/)
  await expectAccessible(document.body)
})

test('a job whose employer asks for other times says that it is their turn, until they answered', async () => {
  const job = accepted(1, 'Barista', inDays(20), null, 'offer_accepted')
  const { user, tabs } = await open(
    [{ ...job, timesAsked: '2026-11-24T09:00:00Z' }],
    [{ ...job, _id: made._id, status: 'hired', timesAsked: null }],
  )
  await user.click(await tabs.findByRole('link', { name: 'Your jobs 2' }))
  await screen.findAllByRole('heading', { name: 'Barista' })
  expect(screen.getAllByText('Your turn')).toHaveLength(1)
  screen.getByText('Can you work the new times?')
  await expectAccessible(document.body)
})

test('two are your jobs, and one that has begun says when its next shift is', async () => {
  const { user, tabs } = await open(
    [accepted(1, 'Barista', inDays(20), null, 'offer_accepted')],
    [accepted(2, 'Usher', inDays(-9), null, 'hired')],
  )
  await user.click(await tabs.findByRole('link', { name: 'Your jobs 2' }))
  await screen.findByText(/^Next shift S(at|un) \d+ \w+$/)
})

test('each application is in one list: a job that one has is among one’s own, until its last day is over', async () => {
  const [barista, porter] = [
    accepted(1, 'Barista', inDays(20), null, 'offer_accepted'),
    accepted(2, 'Kitchen porter', inDays(-90), inDays(-30), 'hired'),
  ]
  const usher = accepted(3, 'Usher', inDays(-9), null, 'hired')
  const status = (_id: string, count: number) => ({ _id, name: _id, count })
  openService('seeker').answers({
    liveApplications: () => pageOf([]),
    liveFilters: () => noFilters,
    jobOfferFilters: () => ({ ...noFilters, status: [status('offer_accepted', 1)] }),
    historyFilters: () => ({ ...noFilters, status: [status('hired', 2), status('withdrawn', 1)] }),
    applicationCount: () => ({ live: 0, jobOffer: 1, history: 3, offered: 0 }),
    jobOffers: () => pageOf([barista]),
    pastApplications: ({ query }) =>
      pageOf(query.status ? [usher, porter] : [usher, porter, { ...porter, _id: made._id, status: 'withdrawn' }]),
  })
  const user = show(
    <main>
      <ApplicationsScreen />
    </main>,
  )
  const tabs = within(await screen.findByRole('navigation', { name: 'Applications' }))
  await tabs.findByRole('link', { name: 'Your jobs 2' })
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Your jobs2', 'Live0', 'Offers0', 'History2'])
  await user.click(tabs.getByRole('link', { name: /^Offers/ }))
  await screen.findByRole('heading', { name: 'No offers yet' })
  await user.click(tabs.getByRole('link', { name: /^History/ }))
  await screen.findAllByRole('heading', { level: 2, name: 'Kitchen porter' })
  expect(screen.queryByRole('button', { name: /^All/ }), 'so few need no filter').toBeNull()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Kitchen porter', 'Kitchen porter'])
})

test('the live ones are narrowed to one’s own turn and to late replies; what was dealt with leads back to all', async () => {
  const titles = ['Barista', 'Usher', 'Runner']
  const live = titles.map((title, place) => accepted(place, title, inDays(20), null, 'applied'))
  const status = [{ _id: 'applied', name: 'Sent', count: 3 }]
  let isDealtWith = false
  openService('seeker').answers({
    liveApplications: ({ query: { turn } }) =>
      pageOf(turn === 'yours' ? (isDealtWith ? [] : live.slice(0, 1)) : turn === 'late' ? live.slice(1, 2) : live),
    liveFilters: () => ({ ...noFilters, status, turn: { yours: 1, late: 1 } }),
    applicationCount: () => ({ live: 3, jobOffer: 0, history: 0, offered: 0 }),
    jobOffers: () => pageOf([]),
    pastApplications: () => pageOf([]),
  })
  const user = show(
    <main>
      <ApplicationsScreen />
    </main>,
  )
  const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await screen.findByRole('heading', { name: 'Barista' })
  screen.getByText('Your turn first')
  await user.click(screen.getByRole('button', { name: 'Late 1' }))
  await waitFor(() => expect(shown()).toEqual(['Usher']))
  isDealtWith = true
  await user.click(screen.getByRole('button', { name: 'Your turn 1' }))
  await screen.findByRole('heading', { name: 'Nothing left here' })
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(shown()).toEqual(titles))
})

test.each([
  ['who pulled out', 'withdrawn', false],
  ['who was turned down', 'rejected', true],
] as const)('why they weren’t chosen is for %s: %s', async (_name, status, isTold) => {
  openService('seeker').answers({
    liveApplications: () => pageOf([]),
    historyFilters: () => noFilters,
    liveFilters: () => noFilters,
    applicationCount: () => ({ live: 0, jobOffer: 0, history: 1, offered: 0 }),
    jobOffers: () => pageOf([]),
    pastApplications: ({ query }) =>
      pageOf(query.status === 'hired' ? [] : [{ ...accepted(1, 'Barista', inDays(20), null, 'hired'), status }]),
  })
  const user = show(
    <main>
      <ApplicationsScreen />
    </main>,
  )
  await user.click(await screen.findByRole('link', { name: /^History/ }))
  await screen.findByRole('heading', { level: 2, name: 'Barista' })
  if (isTold) await screen.findByRole('link', { name: 'Why I wasn’t chosen' })
  else await waitFor(() => expect(screen.queryByRole('link', { name: 'Why I wasn’t chosen' })).toBeNull())
})

test('those on later pages are your jobs too', async () => {
  const hired = [1, 2, 3].map((place) => accepted(place, `Usher ${place}`, inDays(-9), null, 'hired'))
  openService('seeker').answers({
    liveApplications: () => pageOf([]),
    liveFilters: () => noFilters,
    applicationCount: () => ({ live: 0, jobOffer: 0, history: 3, offered: 0 }),
    jobOffers: () => pageOf([]),
    pastApplications: ({ query: { page } }) => {
      const data = Number(page) > 1 ? hired.slice(2) : hired.slice(0, 2)
      return { data, pagination: { current: Number(page), pageSize: 2, total: 3 } }
    },
  })
  show(
    <main>
      <ApplicationsScreen />
    </main>,
  )
  const tabs = within(await screen.findByRole('navigation', { name: 'Applications' }))
  await tabs.findByRole('link', { name: 'Your jobs 3' })
})

test('without one there is no such tab', async () => {
  const { tabs } = await open([], [])
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Live0', 'Offers0', 'History0'])
})

test.each([
  ['the job that was got, where nothing is live', { live: 0, jobOffer: 1, history: 2, offered: 0 }, true, '/applications/jobs'],
  ['what is live', { live: 3, jobOffer: 1, history: 0, offered: 0 }, true, '/applications/live'],
  ['the first list that has something', { live: 0, jobOffer: 0, history: 2, offered: 0 }, false, '/applications/history'],
  ['the live ones, where there is nothing at all', { live: 0, jobOffer: 0, history: 0, offered: 0 }, false, '/applications/live'],
])('Applications opens on %s', async (_what, counts, hasJob, address) => {
  openService('seeker').answers({
    applicationCount: () => counts,
    jobOffers: () => pageOf(hasJob ? [accepted(1, 'Barista', inDays(20), null, 'offer_accepted')] : []),
    pastApplications: () => pageOf([]),
  })
  show(
    <Routes>
      <Route path="/" element={<FirstList />} />
      <Route path="*" element={<h1>There</h1>} />
    </Routes>,
  )
  await screen.findByRole('heading', { name: 'There' })
  expect(window.location.pathname).toBe(address)
})

test('Applications opens on a job that was got since its lists were read', async () => {
  const service = openService('seeker')
  const counts = { live: 0, jobOffer: 0, history: 1, offered: 0 }
  service.answers({ applicationCount: () => counts, jobOffers: () => pageOf([]), pastApplications: () => pageOf([]) })
  function Before() {
    const jobs = useYourJobs()
    const { data } = useQuery(seekerQuery('applicationCount'))
    return jobs && data ? <Link to="/again">Applied</Link> : null
  }
  const user = show(
    <Routes>
      <Route path="/" element={<Before />} />
      <Route path="/again" element={<FirstList />} />
      <Route path="*" element={<h1>There</h1>} />
    </Routes>,
  )
  const tab = await screen.findByRole('link', { name: 'Applied' })
  service.answers({ pastApplications: () => pageOf([accepted(1, 'Barista', inDays(20), null, 'hired')]) })
  await user.click(tab)
  await screen.findByRole('heading', { name: 'There' })
  expect(window.location.pathname).toBe('/applications/jobs')
})
