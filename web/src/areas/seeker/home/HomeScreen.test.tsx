import { homeCards } from '@evenshift/contract/model/overview/home'
import { jobCard } from '@evenshift/contract/model/job/job-card'
import { profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { HomeScreen } from '#web/areas/seeker/home/HomeScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const profile = sample(seekerProfile, { firstName: 'Amira', postcode: 'LS6 1AA', travelMinutes: 45 })
const id = (place: number): string => `01890000-0000-7000-8000-00000000000${place}`
const job = (place: number, said: Partial<ReturnType<typeof sample<typeof jobCard>>>) =>
  sample(jobCard, { _id: id(place), title: `Job ${place}`, ...said })
const quiet = sample(homeCards, {
  recommended: [],
  tiers: { whole: 0, part: 0, near: 0, everywhere: 0 },
  openings: [],
  views: [],
  expiringOffers: [],
  interviews: [],
  newSince: { at: null, jobs: 0 },
})

const offer = {
  applicationId: id(1),
  jobTitle: 'Barista',
  employerName: 'Copper',
  logo: '',
  weeklyPay: 180.6,
  expiresAt: '2099-11-26T18:00:00Z',
}

async function openHome(said: Partial<typeof quiet>) {
  const service = openService('seeker')
  const home = { ...quiet, ...said }
  service.answers({
    profileDetails: () => ({ isUser: true, userProfile: [profile] }),
    home: () => home as never,
    changeProfile: () => profile,
  })
  const user = show(
    <main>
      <HomeScreen />
    </main>,
  )
  await screen.findByRole('heading', { level: 2, name: 'Your week' })
  return { service, user, title: () => screen.getByRole('heading', { level: 1 }).textContent }
}

describe('home', () => {
  test('counts what needs an answer before what fits', async () => {
    const interview = { applicationId: id(2), jobTitle: 'Tutor', employerName: 'Bright', logo: '', deadline: '2099-11-29T20:00:00Z' }
    const tiers = { ...quiet.tiers, whole: 6 }
    const { title } = await openHome({ expiringOffers: [offer], interviews: [interview], tiers })
    await waitFor(() => expect(title()).toBe('Two answers needed, Amira'))
    screen.getByText('Then there are 6 jobs that fit your whole week.')
    await expectAccessible(document.body)
  })

  test('shows what fits whole as cards and what fits in part as rows', async () => {
    const recommended = [job(1, { tier: 3 }), job(2, { tier: 2 })]
    const { title } = await openHome({ recommended, tiers: { whole: 1, part: 1, near: 2, everywhere: 9 } })
    expect(title()).toBe('1 job fits your whole week')
    expect(screen.getByRole('list', { name: 'Jobs that fit your whole week' }).textContent).toContain('Job 1')
    screen.getByText('No clashes, and within 45 minutes of LS6.')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    screen.getByRole('heading', { level: 3, name: 'Job 2' })
  })

  test('tells what the own work takes of the hours and pays, and what an offer would make of it', async () => {
    const jobs = [{ employerName: 'Union bar', weeklyPay: 76.8 }]
    const views = [{ _id: id(3), employerName: 'Harper Outdoor', logo: '', jobTitle: 'Cashier', viewedAt: '2026-11-20T16:20:00Z' }]
    await openHome({ expiringOffers: [offer], work: { jobs, hours: 6, limit: 20 }, views })
    screen.getByText(/^opened your application, /)
    screen.getByText(/^Barista, £180\.60 a week\. Reply by/)
    const week = within(screen.getByRole('region', { name: 'Your week' }))
    week.getByText('6 of 20 taken')
    const rows = week.getAllByRole('definition').map((figure) => [figure.previousSibling?.textContent, figure.textContent])
    expect(rows).toEqual([
      ['From Union bar', '£76.80 a week'],
      ['With Copper', '£257.40 a week'],
    ])
    await expectAccessible(document.body)
  })

  test.each([
    ['a mouse', false],
    ['the keyboard alone', true],
  ])('lets the way be longer with %s, and shows what that brings', async (_name, byKeys) => {
    const openings = [
      { change: 'travelMinutes', minutes: 60, jobs: 10 },
      { change: 'free', day: 3, part: 'evening', jobs: 4 },
    ] as const
    const { service, user } = await openHome({ openings: [...openings] })
    const longer = screen.getByRole('button', { name: '10 more within 60 minutes' })
    expect(screen.getByRole('link', { name: '4 more if Tuesday evening were free' }).getAttribute('href')).toBe('/profile/profile')
    if (byKeys) {
      longer.focus()
      await user.keyboard('{Enter}')
    } else await user.click(longer)
    await waitFor(() => expect(service.sent('changeProfile')).toMatchObject([{ body: { travelMinutes: 60 } }]))
    await waitFor(() => expect(service.sent('home')).toHaveLength(2))
  })
})
