import type { Output } from '@evenshift/contract/call'
import { application } from '@evenshift/contract/model/application/application'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { availability } from '@evenshift/contract/model/profile/availability'
import { profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { savedSearch, searchCards } from '@evenshift/contract/model/job/search'
import { location } from '@evenshift/contract/model/reference'
import { jobCard } from '@evenshift/contract/model/job/job-card'
import { cleanup, act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FindScreen } from '#web/areas/seeker/jobs/find/FindScreen'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const profile = sample(seekerProfile, { postcode: 'LS6 1AA', city: 'Leeds', travelMinutes: 45, travelMode: 'cycle' })
const id = (place: number): string => `01890000-0000-7000-8000-00000000000${place}`
const found = sample(searchCards, {
  data: [sample(jobCard, { _id: id(1), title: 'Whole', tier: 3 })],
  pagination: { current: 1, pageSize: 20, total: 1, cursor: null },
  tiers: { whole: 6, part: 14, near: 86, everywhere: 597 },
  openings: [{ change: 'travelMinutes', minutes: 60, jobs: 10, way: null }],
})

const marked = sample(availability, {
  times: [{ id: 7, key: 'saturday', label: 'Saturday', value: true, slots: [{ start: '09:00', end: '21:00' }] }],
})

const noneLive = { data: [], pagination: { current: 1, pageSize: 50, total: 0 } }

async function openFind(
  answer = found,
  heading = 'No jobs fit your week yet',
  week = marked,
  live: Output<SeekerService['liveApplications']> = noneLive,
  near = answer,
) {
  const service = openService('seeker')
  service.answers({
    profileDetails: () => ({ isUser: true, userProfile: [profile] }),
    searchJobs: ({ query }) => (query?.reach === 'near' ? near : answer) as never,
    availability: () => week,
    liveApplications: () => live,
    savedSearches: () => [],
    locations: () => [sample(location, { name: 'Leeds' }), sample(location, { _id: id(4), name: 'York' })],
  })
  const user = show(<FindScreen />)
  await screen.findByRole('heading', { name: answer === found ? /^Fits your week/ : heading })
  const bar = within(document.querySelector('search') ?? document.body)
  const asked = () => service.sent('searchJobs').at(-1)?.query
  return { service, user, bar, asked }
}

test('a filter that is chosen before the tab is drawn keeps the tab', async () => {
  const { asked } = await openFind()
  act(() => {
    fireEvent.click(screen.getByRole('link', { name: /^Everywhere/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Weekends' }))
  })
  expect(window.location.search).toBe('?tab=all&times=weekend')
  await waitFor(() => expect(asked()).toHaveProperty('times'))
  expect(asked()).not.toHaveProperty('reach')
})

describe('the bar of a search', () => {
  test('begins with what the profile says, and asks for nothing of it', async () => {
    const { bar, asked } = await openFind()
    await waitFor(() => expect(bar.getByLabelText<HTMLInputElement>('From', { selector: 'input' }).value).toBe('LS6'))
    expect(bar.getByLabelText<HTMLInputElement>('Within', { selector: 'input' }).value).toBe('45 min')
    expect(bar.getByLabelText<HTMLInputElement>('Travelling', { selector: 'input' }).value).toBe('by bike')
    expect(asked()).toMatchObject({ reach: 'fits', sort: 'match', limit: '20' })
    for (const key of ['from', 'travelMinutes', 'travelMode']) expect(asked()).not.toHaveProperty(key)
  })

  test('asks for another way with a mouse, and for the own one again', async () => {
    const { user, bar, asked } = await openFind()
    await waitFor(() => expect(bar.getByLabelText<HTMLInputElement>('From', { selector: 'input' }).value).toBe('LS6'))
    const choose = async (label: string, option: string) => {
      await user.click(bar.getByLabelText(label, { selector: 'input' }))
      await user.click(await screen.findByRole('option', { name: option }))
    }
    await choose('Within', '60 min')
    await waitFor(() => expect(asked()).toMatchObject({ travelMinutes: '60' }))
    await choose('Travelling', 'by car')
    await waitFor(() => expect(asked()).toMatchObject({ travelMinutes: '60', travelMode: 'car' }))
    await choose('Within', '45 min')
    await waitFor(() => expect(asked()).not.toHaveProperty('travelMinutes'))
  })

  test('asks for another beginning with the keys alone, a postcode as its first part', async () => {
    const { user, bar, asked } = await openFind()
    const from = bar.getByLabelText<HTMLInputElement>('From', { selector: 'input' })
    await waitFor(() => expect(from.value).toBe('LS6'))
    from.focus()
    await user.clear(from)
    await user.keyboard('yo1 7hh{ArrowDown}{Enter}')
    await waitFor(() => expect(asked()).toMatchObject({ from: 'YO1' }))
  })

  test('counts each tab, and lets the way be longer where few fit', async () => {
    const { user, asked } = await openFind()
    const tabs = within(screen.getByRole('navigation', { name: 'Which jobs' }))
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Fits my week6', 'Near you86', 'Everywhere597'])
    screen.getByRole('heading', { name: 'Fits your week' })
    screen.getByText('14 more near you fit part of your week.')
    expect(screen.getByRole('link', { name: 'See them' }).getAttribute('href')).toBe('/?tab=near')
    await user.click(screen.getByRole('button', { name: '10 more within 60 minutes' }))
    await waitFor(() => expect(asked()).toMatchObject({ travelMinutes: '60' }))
  })
})

test('evenings and mornings narrow the jobs by the part of the day, and stand among the chosen filters', async () => {
  const { user, asked } = await openFind()
  await user.click(screen.getByRole('button', { name: 'Evenings' }))
  await waitFor(() => expect(asked()).toMatchObject({ times: 'evening' }))
  await user.click(screen.getByRole('button', { name: 'Mornings' }))
  await waitFor(() => expect(window.location.search).toBe('?times=evening&times=morning'))
  await user.click(screen.getByRole('button', { name: 'Remove Evenings' }))
  await waitFor(() => expect(asked()).toMatchObject({ times: 'morning' }))
})

test.each([
  ['a week that isn’t marked', { near: 3, everywhere: 10 }, false, 'Mark when you’re free', ['Mark your week', 'See jobs near you']],
  ['a week that no job fits', { near: 3, everywhere: 10 }, true, 'No jobs fit your week yet', ['See jobs near you']],
  ['a market without jobs', { near: 0, everywhere: 0 }, true, 'No jobs right now', []],
  ['one before a week is marked', { near: 0, everywhere: 0 }, false, 'No jobs right now', ['Mark your week']],
])('%s is told as it is at home', async (_name, tiers, isMarked, heading, links) => {
  const times = marked.times.map((day) => ({ ...day, value: isMarked }))
  await openFind({ ...found, data: [], openings: [], tiers: { whole: 0, part: 0, ...tiers } }, heading, { ...marked, times })
  expect(screen.queryAllByRole('link', { name: /^(Mark|See|Edit)/ }).map(({ textContent }) => textContent)).toEqual(links)
})

test('a job that fits and is just too far is named where nothing fits, once, and one press shows it', async () => {
  const openings = [{ change: 'travelMinutes' as const, minutes: 60, jobs: 1, way: { minutes: 46, mode: 'walk' as const } }]
  const nothing = { ...found, data: [], openings, tiers: { whole: 0, part: 0, near: 3, everywhere: 10 } }
  const { user, asked } = await openFind(nothing, '1 job fits, 46\u00A0min on foot')
  expect(screen.queryByText(/1 more|No jobs fit/)).toBeNull()
  screen.getByText('We’re only showing jobs within 45 minutes.')
  await user.click(screen.getByRole('button', { name: /^Show within 60/ }))
  await waitFor(() => expect(asked()).toMatchObject({ travelMinutes: '60' }))
})

test('where the jobs near have too few shifts left, that is why nothing fits, and no more free hours are asked for', async () => {
  const data = [sample(jobCard, { _id: id(1), tier: 1, hasTooFewShifts: true })]
  const nothing = { ...found, data: [], openings: [], tiers: { whole: 0, part: 0, near: 1, everywhere: 1 } }
  await openFind(nothing, undefined, undefined, undefined, { ...nothing, data })
  await screen.findByText(/^The jobs near you have too few shifts left for anyone new/)
  expect(screen.queryByText(/add free hours/)).toBeNull()
})

test('where the one job near was applied for before, that is said, and neither a longer way nor more free hours are advised', async () => {
  const nothing = { ...found, data: [], openings: [], tiers: { whole: 0, part: 0, near: 1, everywhere: 1 } }
  await openFind(nothing, 'Nothing new fits your week')
  screen.getByText('You’ve applied for the job near you before.')
  expect(screen.getByRole('link', { name: 'See jobs near you' }).getAttribute('href')).toBe('/find?tab=near')
})

test('where the jobs that fit are those applied for, that is said, with the way to them', async () => {
  const nothing = { ...found, data: [], openings: [], tiers: { whole: 0, part: 0, near: 3, everywhere: 10 } }
  const sent = sample(application)
  const data = ([3, 1] as const).map((tier) => ({ ...sent, _id: id(tier), job: { ...sent.job, tier } }))
  await openFind(nothing, 'No other jobs fit your week yet', marked, { ...noneLive, data })
  screen.getByText('You’ve applied for one that fits.')
  expect(screen.getByRole('link', { name: 'See your applications' }).getAttribute('href')).toBe('/applications/live')
  screen.getByRole('link', { name: 'See jobs near you' })
  cleanup()
  const partly = { ...sent, shifts: [id(2), id(4)], takenShifts: [id(2)], job: { ...sent.job, tier: 1 as const } }
  await openFind(nothing, 'No other jobs fit your week yet', marked, { ...noneLive, data: [partly] })
  screen.getByText('You’ve applied for one that fits.')
})

test.each([
  [[[2]], 'You’ve applied for one that did. Its shift is filled.'],
  [[[2, 3]], 'You’ve applied for one that did. Its shifts are filled.'],
  [[[2], [3]], 'You’ve applied for 2 that did. Their shifts are filled.'],
])('where all that was asked for of those jobs is filled, none is said to fit still: %s', async (asked, told) => {
  const nothing = { ...found, data: [], openings: [], tiers: { whole: 0, part: 0, near: 1, everywhere: 1 } }
  const sent = sample(application)
  const data = asked.map((places) => {
    const shifts = places.map(id)
    return { ...sent, _id: shifts[0] ?? '', shifts, takenShifts: shifts, job: { ...sent.job, tier: 1 as const } }
  })
  await openFind(nothing, 'No other jobs fit your week yet', marked, { ...noneLive, data })
  screen.getByText(told)
})

test('the filters say where the jobs are now, and ask how far around a place once one is chosen', async () => {
  const { user, asked } = await openFind()
  const [open = document.body] = screen.getAllByRole('button', { name: 'Filters' })
  await user.click(open)
  const where = within(within(await screen.findByRole('dialog', { name: 'Filters' })).getByRole('group', { name: 'Where' }))
  where.getByText('Jobs up to 45 min by bike from LS6.')
  expect(where.queryByLabelText('Within')).toBeNull()
  where.getByLabelText('Somewhere else', { selector: 'input' }).focus()
  await user.keyboard('York{ArrowDown}{Enter}')
  expect(await where.findByLabelText('Within', { selector: 'input' })).toHaveProperty('value', '5 miles')
  await waitFor(() => expect(asked()).toMatchObject({ location: 'York', radiusKm: '8' }))
})

test('a search that finds nothing in the week leads to what it finds near, and can still be cleared', async () => {
  const nothing = { ...found, data: [], openings: [], tiers: { whole: 0, part: 0, near: 3, everywhere: 10 } }
  const { user, asked } = await openFind(nothing)
  await user.click(screen.getByRole('button', { name: 'Weekends' }))
  await screen.findByText('There are 3 near you.')
  screen.getByRole('button', { name: 'Clear filters' })
  await user.click(screen.getByRole('link', { name: 'See them' }))
  await waitFor(() => expect(asked()).toMatchObject({ times: 'weekend', reach: 'near' }))
})

test('where there is no job at all, the first is told by email, by one button and the sheet that saves a search', async () => {
  const none = { ...found, data: [], openings: [], tiers: { whole: 0, part: 0, near: 0, everywhere: 0 } }
  const { service, user } = await openFind(none, 'No jobs right now')
  expect(screen.queryByRole('navigation', { name: 'Which jobs' }), 'there is nothing to choose among').toBeNull()
  expect(screen.queryByRole('button', { name: /^(Evenings|Sort by|Save search)/ })).toBeNull()
  const saved = sample(savedSearch, { query: 'reach=fits', alert: 'daily' })
  service.answers({ saveSearch: () => saved, savedSearches: () => [saved] })
  await user.click(screen.getByRole('button', { name: 'Email me when there’s one' }))
  await user.click(within(await screen.findByRole('dialog', { name: 'Email me new jobs' })).getByRole('button', { name: 'Save' }))
  await screen.findByText('Search saved')
  await screen.findByText('We’ll email you at 08:00 when there’s one.')
  expect(screen.queryByRole('button', { name: 'Email me when there’s one' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Change this alert' }).getAttribute('href')).toBe('/saved/searches')
  expect(service.sent('saveSearch')).toMatchObject([{ body: { name: 'All jobs that fit my week', alert: 'daily', query: 'reach=fits' } }])
})

test('while the profile isn’t there yet, the bar says nothing of where one is and how one travels', async () => {
  const { service } = await openFind()
  cleanup()
  service.answers({ profileDetails: () => new Promise<never>(() => undefined) })
  show(<FindScreen />)
  await screen.findByRole('heading', { name: /^Fits your week/ })
  const bar = within(document.querySelector('search') ?? document.body)
  const said = ['From', 'Within', 'Travelling'].map((label) => bar.getByLabelText<HTMLInputElement>(label, { selector: 'input' }))
  expect(said.map(({ value, placeholder }) => value + placeholder)).toEqual(['', '', ''])
  expect(screen.queryByText(/^up to/i)).toBeNull()
})

test('a search that fails can’t be saved, and the map says that it is of the last one', async () => {
  const { service, user } = await openFind()
  await screen.findByRole('button', { name: 'Save search' })
  service.answers({ searchJobs: () => new Refusal('INVALID_INPUT') })
  await user.click(screen.getByRole('button', { name: 'Weekends' }))
  await screen.findByRole('heading', { name: 'Search isn’t working right now' })
  expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
  await screen.findByText('From your last search')
  expect(screen.queryByText('Fits your week')).toBeNull()
})
