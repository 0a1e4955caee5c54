/** A seeker's home, quiet but for what a test says of it. */
import { availability } from '@evenshift/contract/model/profile/availability'
import { homeCards } from '@evenshift/contract/model/overview/home'
import { jobCard } from '@evenshift/contract/model/job/job-card'
import { profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { searchCards } from '@evenshift/contract/model/job/search'
import { screen } from '@testing-library/react'
import { HomeScreen } from '#web/areas/seeker/home/HomeScreen'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const profile = sample(seekerProfile, { firstName: 'Amira', postcode: 'LS6 1AA', travelMinutes: 45 })
export const id = (place: number): string => `01890000-0000-7000-8000-00000000000${place}`
export const job = (place: number, said: Partial<ReturnType<typeof sample<typeof jobCard>>>) =>
  sample(jobCard, { _id: id(place), title: `Job ${place}`, ...said })
export const quiet = sample(homeCards, {
  recommended: [],
  tiers: { whole: 0, part: 0, near: 0, everywhere: 0 },
  openings: [],
  views: [],
  expiringOffers: [],
  changes: [],
  newTimes: [],
  filled: [],
  closed: [],
  interviews: [],
  meetings: [],
  messages: [],
  counts: { live: 0, jobOffer: 0, history: 0, offered: 0, saved: 0, unreadNotifications: 0, interviewsToDo: 0 },
  newSince: { at: null, jobs: 0 },
})

export const marked = sample(availability, {
  times: [{ id: 7, key: 'saturday', label: 'Saturday', value: true, slots: [{ start: '09:00', end: '21:00' }] }],
})

export const offer = {
  applicationId: id(1),
  jobTitle: 'Barista',
  employerName: 'Copper',
  logo: '',
  weeklyPay: 180.6,
  expiresAt: '2099-11-26T18:00:00Z',
  clashDay: null,
}

export async function openHome(said: Partial<typeof quiet>, found = 1) {
  const service = openService('seeker')
  const home = { ...quiet, ...said }
  service.answers({
    profileDetails: () => ({ isUser: true, userProfile: [profile] }),
    home: () => home as never,
    changeProfile: () => profile,
    savedSearches: () => [],
    searchJobs: () =>
      ({
        ...sample(searchCards, { tiers: quiet.tiers, openings: [] }),
        data: found > 0 ? [job(1, {})] : [],
        pagination: { current: 1, pageSize: 1, total: found, cursor: null },
      }) as never,
  })
  const user = show(
    <main>
      <HomeScreen />
    </main>,
  )
  await screen.findByRole('heading', { level: 2, name: 'Your week' })
  return { service, user, title: () => screen.getByRole('heading', { level: 1 }).textContent }
}
