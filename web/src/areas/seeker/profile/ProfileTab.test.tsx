import { availability } from '@evenshift/contract/model/profile/availability'
import { homeCards } from '@evenshift/contract/model/overview/home'
import { profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { interestDropdowns } from '@evenshift/contract/model/reference'
import { work } from '@evenshift/contract/model/profile/work'
import { nextSteps } from '@evenshift/contract/states/profile/profile-choices'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { NextStepCard } from '#web/areas/seeker/profile/NextStepCard'
import { ProfileTab } from '#web/areas/seeker/profile/ProfileTab'
import { sections } from '#web/areas/seeker/profile/sections'
import { pointing, typing } from '#web/testkit/hands'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const typed = (name: string) => ({ _id: null, name })
const id = '01890000-0000-7000-8000-000000000001'
const profile = sample(seekerProfile, {
  firstName: 'Amira',
  lastName: 'Khan',
  city: 'Leeds',
  headline: '',
  bio: '',
  postcode: 'LS6 1AA',
  travelMinutes: 45,
  travelMode: 'cycle',
  skills: [typed('Latte art'), typed('Patience')],
  sectors: [typed('Cafés')],
  skillBacking: [
    { name: 'Latte art', strength: 'confirmed', because: 'Confirmed by Otley Farm Shop' },
    { name: 'Patience', strength: 'said', because: '' },
  ],
  rightToWork: 'student_visa',
  weeklyHourLimit: 20,
  termDates: [],
  strength: 60,
  nextStep: { key: 'bio', text: 'Write a few lines about yourself', link: '/profile/profile#bio' },
})
const free = (hours: { start: string; end: string }[]) =>
  sample(availability, {
    times: ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({
      id: day,
      key: 'monday',
      label: 'Monday',
      value: day === 2 && hours.length > 0,
      slots: day === 2 ? hours : [],
    })),
    busy: [],
    work: [],
    text: [],
  })

function open(week = free([{ start: '17:00', end: '22:00' }])) {
  const service = openService('seeker')
  service.answers({
    workHistory: () => [],
    educationHistory: () => [],
    availability: () => week,
    setAvailability: () => week,
    changeProfile: () => profile,
    home: () => sample(homeCards, { tiers: { whole: 38, part: 8, near: 50, everywhere: 90 } }) as never,
    interestDropdowns: () =>
      sample(interestDropdowns, {
        skills: ['Latte art', 'Forklift driving'].map((name) => ({ _id: id, name })),
        interests: [],
        skillsBySector: [
          { _id: id, name: 'Cafés', skills: ['Latte art', 'Taking orders'] },
          { _id: id, name: 'Shops', skills: ['Till operation'] },
        ],
      }),
  })
  const user = show(
    <main>
      <ProfileTab profile={profile} />
    </main>,
  )
  return {
    service,
    user,
    row: (name: RegExp) => screen.getByRole('link', { name }),
    sheet: (name: string) => screen.findByRole('dialog', { name }),
  }
}

describe('the profile', () => {
  test('shows the week with what it brings first, then every part by who sees it, each with what it says', async () => {
    const { row } = open()
    await screen.findByText('5 hours free')
    expect((await screen.findByRole('link', { name: '38 jobs near you fit' })).getAttribute('href')).toBe('/find?tab=fits-my-week')
    const seen = within(screen.getByRole('region', { name: 'Employers see this' }))
    seen.getByText('2 skills, 1 confirmed')
    const own = within(screen.getByRole('region', { name: 'Only you see this' }))
    own.getByText('From LS6 1AA, up to 45 min by bike')
    own.getByText('At most 20 hours a week')
    expect(row(/^About you/).textContent).toContain('Not added yet')
    await expectAccessible(document.body)
  })

  test('begins with a CV that fills it where it says nothing yet, and ends with one where it does', async () => {
    const { service } = open()
    const cards = () => {
      const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
      return headings.filter((heading) => heading === 'Your CV' || heading === 'Your week')
    }
    await waitFor(() => expect(cards()).toEqual(['Your CV', 'Your week']))
    const [first] = within(screen.getByRole('region', { name: 'Your CV' })).getAllByRole('button')
    expect(first?.textContent).toBe('Fill in from a CV')
    cleanup()
    service.answers({ workHistory: () => [sample(work)] })
    show(<ProfileTab profile={profile} />)
    await waitFor(() => expect(cards()).toEqual(['Your week', 'Your CV']))
  })

  test('says of the step to add skills what they are for', () => {
    openService('seeker').answers({})
    show(
      <NextStepCard profile={{ ...profile, nextStep: { key: 'skills', text: 'Add 3 or more skills', link: '/profile/profile#skills' } }} />,
    )
    screen.getByRole('link', { name: 'Next: add 3 or more skills' })
    screen.getByText('We use them to match you to jobs.')
  })

  test('leads every next step that is no tab to the sheet of its part', async () => {
    const tabs = ['document', 'bio_video']
    expect(nextSteps.filter((step) => !tabs.includes(step) && !sections.some((section) => section === step))).toEqual([])
    const { user, sheet } = open()
    await user.click(screen.getByRole('link', { name: /^Next: write a few lines/ }))
    window.history.replaceState(null, '', '/#bio')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await sheet('About you')
  })

  test.for([
    ['a mouse', pointing],
    ['keys', typing],
  ] as const)('has each part edited in a sheet with %s, saved by its own Save', async ([, handOf]) => {
    const { user, service, row, sheet } = open()
    await user.click(row(/^About you/))
    const dialog = await sheet('About you')
    await expectAccessible(dialog)
    const hand = handOf(user)
    await hand.write('Headline', 'Second-year maths student')
    await hand.pick('button', 'Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(service.sent('changeProfile').map(({ body }) => body)).toEqual([{ headline: 'Second-year maths student', bio: '' }])
  })

  test('keeps what is typed where a save is refused, says it at its field, and asks before it is lost', async () => {
    const { user, service, row, sheet } = open()
    service.answers({ changeProfile: () => new Refusal('INVALID_INPUT', { headline: 'Say it otherwise' }) })
    await user.click(row(/^About you/))
    const dialog = await sheet('About you')
    await user.type(within(dialog).getByLabelText('Headline'), 'The best')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(dialog).findByText('Say it otherwise')
    expect(within(dialog).getByLabelText<HTMLInputElement>('Headline').value).toBe('The best')
    await user.keyboard('{Escape}')
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
  })

  test('has nothing to save where nothing was changed', async () => {
    const { user, service, row, sheet } = open()
    await user.click(row(/^Travel/))
    await user.click(within(await sheet('Travel')).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(service.sent('changeProfile')).toEqual([])
  })

  test('has skills chosen as chips of the chosen kinds of work, or typed', async () => {
    const { user, service, row, sheet } = open()
    await user.click(row(/^Skills/))
    const dialog = within(await sheet('Skills'))
    const chip = (name: string) => dialog.findByRole('button', { name })
    expect((await chip('Latte art')).getAttribute('aria-pressed')).toBe('true')
    expect(dialog.queryByRole('button', { name: 'Till operation' }), 'of a kind that was not chosen').toBeNull()
    await user.click(await chip('Taking orders'))
    await user.click(await chip('Patience'))
    await user.type(dialog.getByLabelText('Find or add a skill', { selector: 'input' }), 'sign language{Enter}')
    expect(within(dialog.getByRole('group', { name: 'Yours' })).getByRole('button', { name: 'sign language' })).toBeTruthy()
    dialog.getByText('3 of 40 chosen')
    expect((await chip('sign language')).getAttribute('aria-pressed')).toBe('true')
    const other = dialog.getByLabelText<HTMLInputElement>('Find or add a skill', { selector: 'input' })
    await user.type(other, 'forkl')
    await user.click(await screen.findByRole('option', { name: 'Forklift driving' }))
    await waitFor(() => expect(other.value, 'taken, and ready for the next').toBe(''))
    expect((await chip('Patience')).getAttribute('aria-pressed'), 'let go, and still in sight').toBe('false')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(service.sent('changeProfile').map(({ body }) => body.skills?.map(({ name }) => name))).toEqual([
        ['Latte art', 'Taking orders', 'sign language', 'Forklift driving'],
      ]),
    )
  })

  test('has the week filled by a preset and emptied by the same, and counts the hours as it changes', async () => {
    const { user, service, sheet } = open()
    await user.click(await screen.findByRole('link', { name: 'Edit your week' }))
    const dialog = within(await sheet('When are you free?'))
    const preset = (name: string) => dialog.getByRole('button', { name })
    const hours = () => dialog.getByRole('status').querySelector('b')?.textContent
    expect(hours()).toBe('5 hours free')
    await user.click(preset('Evenings'))
    expect(preset('Evenings').getAttribute('aria-pressed')).toBe('true')
    expect(hours()).toBe('25 hours free')
    dialog.getByRole('gridcell', { name: 'Friday 21:30, free' })
    await user.click(preset('Evenings'))
    expect(hours()).toBe('No hours free yet')
    await user.click(preset('Weekends'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(service.sent('setAvailability')).toHaveLength(1))
    expect(
      service
        .sent('setAvailability')[0]
        ?.body.times.filter(({ value }) => value)
        .map(({ id: day, slots }) => ({ day, slots })),
    ).toEqual([1, 7].map((day) => ({ day, slots: [{ start: '07:00', end: '21:00' }] })))
  })

  test('tells how many jobs the week fits while it is changed, before it is saved', async () => {
    const { user, service, sheet } = open()
    service.answers({ fittingJobs: ({ body }) => ({ whole: body.times.filter(({ value }) => value).length, part: 0 }) })
    await user.click(await screen.findByRole('link', { name: 'Edit your week' }))
    const dialog = within(await sheet('When are you free?'))
    await dialog.findByText('1 job near you fits')
    await user.click(dialog.getByRole('button', { name: 'Evenings' }))
    await dialog.findByText('5 jobs near you fit', {}, { timeout: 3_000 })
    expect(service.sent('setAvailability')).toEqual([])
  })
})
