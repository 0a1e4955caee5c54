import { application, jobDetail } from '@evenshift/contract/model/application/application'
import { jobCard } from '@evenshift/contract/model/job/job-card'
import { type PlannedSet, planSet, savedPlan, weekPlan } from '@evenshift/contract/model/job/plan'
import { availability } from '@evenshift/contract/model/profile/availability'
import { profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PlanScreen } from '#web/areas/seeker/jobs/plan/PlanScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const id = (place: number): string => `01890000-0000-7000-8000-00000000000${place}`
const on = (day: number, start: string, end: string, place: number) => ({ _id: id(place), day, start, end, breakMinutes: 0 })
const figures = { hours: 8, pay: 107.2, fares: 0, travelMinutes: 56 }
const library = {
  job: sample(jobCard, {
    _id: id(1),
    title: 'Library assistant',
    employerName: 'Northgate University',
    workplace: 'on_site',
    easyApply: true,
    travel: { minutes: 14, mode: 'cycle' },
  }),
  shifts: [on(2, '17:30', '21:30', 1), on(4, '17:30', '21:30', 2)],
  ...figures,
}
const tutor = {
  job: sample(jobCard, {
    _id: id(2),
    title: 'Homework club tutor',
    employerName: 'Brightside Tutors',
    workplace: 'on_site',
    easyApply: false,
    travel: { minutes: 32, mode: 'public_transport' },
  }),
  shifts: [on(3, '16:00', '19:00', 3)],
  hours: 3,
  pay: 58.5,
  fares: 5,
  travelMinutes: 64,
}
const captions = {
  job: sample(jobCard, { _id: id(3), title: 'Caption editor', employerName: 'A11y', workplace: 'remote', easyApply: true, travel: null }),
  shifts: [on(1, '14:00', '20:00', 4)],
  hours: 6,
  pay: 79.5,
  fares: 0,
  travelMinutes: 0,
}
const setOf = (jobs: PlannedSet['jobs'], merits: PlannedSet['merits']): PlannedSet => {
  const sum = (of: keyof typeof figures): number => jobs.reduce((all, part) => all + part[of], 0)
  const all = { hours: sum('hours'), pay: sum('pay'), fares: sum('fares'), travelMinutes: sum('travelMinutes') }
  return sample(planSet, { jobs, ...all, left: all.pay - all.fares, merits })
}
const evenings = setOf([library, tutor], ['fewest_hours'])
const most = setOf([library, captions], ['most_money', 'shortest_way'])
const found = sample(weekPlan, {
  jobs: 20,
  isReached: true,
  sets: [evenings, most],
  easings: [],
  held: [{ day: 5, start: '16:00', end: '22:00', label: 'Union bar' }],
  hours: { held: 6, limit: 20, employers: ['Union bar'] },
})
const noneFound = {
  ...found,
  isReached: false,
  easings: [
    { ease: 'hours' as const, to: 15.5, weeks: 2 },
    { ease: 'homeBy' as const, to: '23:00', weeks: 1 },
    { ease: 'money' as const, to: 143 },
  ],
}

async function openPlan(plan: typeof found = found, own = sample(availability, { times: [], busy: [], work: [] })) {
  const service = openService('seeker')
  service.answers({
    planWeek: () => plan,
    availability: () => own,
    savedPlan: () => ({ plan: null }),
    profileDetails: () => ({ isUser: true, userProfile: [sample(seekerProfile, { travelMode: 'public_transport' })] }),
    openJob: ({ params }) =>
      sample(jobDetail, {
        _id: params.id,
        title: tutor.job.title,
        requiresCv: false,
        screeningQuestions: [],
        application: null,
        hoursLedger: null,
      }),
    applyForJob: ({ body }) => sample(application, { _id: id(body.jobId === id(1) ? 7 : 8) }),
  })
  const user = show(
    <main>
      <PlanScreen />
    </main>,
  )
  await screen.findByRole('heading', { level: 1 })
  const asked = () => service.sent('planWeek').at(-1)?.query
  const aside = () => within(screen.getByRole('complementary', { name: 'The chosen week' }))
  return { user, service, asked, aside }
}
const token = (name: string) => screen.getByRole('button', { name })
const proposed = () => screen.findAllByRole('radio', { name: /a week after travel$/ })

describe('a week that is built', () => {
  test('begins with a usual week, says what was found, and is accessible', async () => {
    const { asked } = await openPlan()
    await screen.findByText('2 ways to fill your week, from the 20 jobs that fit. You’ve 14 hours of your 20 left.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('I need £160 a week from at most 14 hours, home by 22:00')
    expect(asked()).toEqual({ money: '160', hours: '14', homeBy: '22:00' })
    screen.getByText('No weekend work')
    screen.getByText('One job from home')
    await expectAccessible(window.document.body)
  })

  test('work that is held is no day off: it is named, drawn, and no weekend is without work that it takes', async () => {
    const held = [{ day: 7, start: '10:00', end: '18:00', label: 'Greenbasket Grocers' }]
    const hours = { held: 13.5, limit: null, employers: ['Greenbasket Grocers', 'Union bar'] }
    const { aside } = await openPlan({ ...found, sets: [evenings], held, hours })
    await screen.findByText('1 way to fill your week, from the 20 jobs that fit.')
    expect(screen.queryByText('No weekend work')).toBeNull()
    screen.getByText('No work Thu, Fri or Sun')
    screen.getByText('Your work at Greenbasket Grocers')
    screen.getByText('Travelling')
    screen.getByRole('img', { name: /; already Sat 10:00–18:00 Greenbasket Grocers$/ })
    expect(aside().getByText('Hours').nextSibling?.textContent).toBe('11\u00A0h new + 13½\u00A0h of other work')
  })

  test('many days off are counted, a few are named', async () => {
    const saturday = setOf([{ ...library, shifts: [on(7, '10:00', '14:00', 9)] }], ['fewest_hours'])
    await openPlan({ ...found, sets: [saturday] })
    await screen.findByText('Five days off')
  })

  test('where the journeys aren’t known, nothing says what a drawn one means', async () => {
    const [job, town] = [
      { ...library.job, travel: null },
      { ...tutor.job, travel: null },
    ]
    await openPlan({
      ...found,
      sets: [
        setOf(
          [
            { ...library, job },
            { ...tutor, job: town },
          ],
          ['fewest_hours'],
        ),
      ],
    })
    await screen.findByText('Your work at Union bar')
    expect(screen.queryByText('Travelling')).toBeNull()
  })

  test('a press shows the weeks by bike instead, and the address keeps it beside the limits', async () => {
    const { user, asked } = await openPlan()
    await proposed()
    await user.click(screen.getByRole('radio', { name: 'Bike' }))
    await waitFor(() => expect(asked()).toEqual({ money: '160', hours: '14', homeBy: '22:00', travelMode: 'cycle' }))
    await user.click(token('Money: £160. Change'))
    await user.click(await screen.findByRole('menuitemradio', { name: '£200' }))
    await waitFor(() => expect(asked()).toMatchObject({ money: '200', travelMode: 'cycle' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bike' }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Walk' }))
    await waitFor(() => expect(asked()).toMatchObject({ money: '200', travelMode: 'walk' }))
    await user.click(screen.getByRole('radio', { name: 'Bus' }))
    await waitFor(() => expect(asked()).toEqual({ money: '200', hours: '14', homeBy: '22:00' }))
  })

  test('changes one limit by its token, with the keys alone, and the address carries all three', async () => {
    const { user, asked } = await openPlan()
    token('Hours: at most 14 hours. Change').focus()
    await user.keyboard('{Enter}')
    const option = await screen.findByRole('menuitemradio', { name: 'at most 20 hours' })
    option.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(asked()).toEqual({ money: '160', hours: '20', homeBy: '22:00' }))
    expect(window.location.search).toBe('?money=160&hours=20&homeBy=22%3A00')
    await user.click(token('Be home: by 22:00. Change'))
    await user.click(await screen.findByRole('menuitemradio', { name: 'at any time' }))
    await waitFor(() => expect(asked()).toEqual({ money: '160', hours: '20' }))
  })

  test('shows the chosen one in full: jobs, ways, money after travel, when one is home and the hours', async () => {
    const { user, aside } = await openPlan()
    await proposed()
    const rows = aside().getByText('Latest home').closest('dl')
    expect(aside().getByRole('heading', { level: 2 }).textContent).toBe('Fewest hours')
    expect(rows?.textContent).toBe(
      'Pay, before tax£165.70Bus fares−£5.00Latest home21:44, Mon and WedHours11\u00A0h new + 6\u00A0h at Union barOf your limit17\u00A0h of 20\u00A0hAfter travel, a week£160.70',
    )
    expect(aside().getAllByRole('listitem')[1]?.textContent).toContain('32\u00A0min by bus, £5 a week')
    await user.click(screen.getByRole('radio', { name: 'Most money, £186.70 a week after travel' }))
    expect(aside().getByRole('heading', { level: 2 }).textContent).toBe('Most money')
    expect(aside().getByText('From home')).toBeTruthy()
    expect(aside().queryByText('Pay, before tax'), 'without fares it is the total').toBeNull()
    expect(aside().getByText('A week, before tax').nextSibling?.textContent).toBe('£186.70')
  })

  test('a swiped strip is back at the chosen week once the weeks are others', async () => {
    const { user, service } = await openPlan()
    await proposed()
    const strip = screen.getByRole('radiogroup', { name: 'Proposed weeks' })
    strip.scrollLeft = 300
    service.answers({ planWeek: () => ({ ...found, sets: [most] }) })
    await user.click(token('Money: £160. Change'))
    await user.click(await screen.findByRole('menuitemradio', { name: '£200' }))
    await screen.findByText(/^1 way to fill your week/)
    expect(strip.scrollLeft).toBe(0)
  })

  test('the shifts of a job are told from Monday', async () => {
    const weekend = { ...library, shifts: [on(1, '11:00', '17:00', 1), on(7, '10:30', '16:30', 2)] }
    const { aside } = await openPlan({ ...found, sets: [setOf([weekend], [])] })
    await proposed()
    expect(aside().getByRole('listitem').textContent).toContain('Sat 10:30–16:30, Sun 11:00–17:00')
  })

  test('where none brings what was asked for, what comes closest is first and chosen, and unnamed weeks go by their place among them', async () => {
    const [one, other] = [setOf([library], ['fewest_hours']), setOf([library, tutor], [])]
    await openPlan({ ...noneFound, sets: [one, other, setOf([captions], [])] })
    const radios = await proposed()
    const names = radios.map((radio) => radio.getAttribute('aria-label')?.split(',')[0])
    expect(names).toEqual(['Most money', 'Fewest hours', 'Third best pay'])
    expect(radios[0]).toHaveProperty('checked', true)
  })

  test('says which limit to ease where none is found, with figures, and a press eases it', async () => {
    const { user, asked } = await openPlan(noneFound)
    await screen.findByText(/^The most you can earn here is £186\.70\./)
    await expectAccessible(window.document.body)
    const eases = within(screen.getByRole('list', { name: 'What would help' }))
    expect(eases.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Work up to 16 hours2 ways would work',
      'Be home by 23:001 way would work',
      'Ask for £143 a week',
    ])
    await user.click(eases.getByRole('button', { name: /^Work up to/ }))
    await waitFor(() => expect(asked()).toMatchObject({ hours: '16' }))
    await user.click(eases.getByRole('button', { name: /^Ask for/ }))
    await waitFor(() => expect(asked()).toMatchObject({ money: '143', hours: '16' }))
  })

  test('says so where no job goes with the week, and where the line is gone', async () => {
    const { user, service } = await openPlan({ ...found, jobs: 0, sets: [], isReached: false })
    await screen.findByRole('heading', { name: 'No week to build yet' })
    expect(screen.getByRole('link', { name: 'Change your week' }).getAttribute('href')).toBe('/profile/profile#availability')
    service.goOffline()
    await user.click(token('Money: £160. Change'))
    await user.click(await screen.findByRole('menuitemradio', { name: '£200' }))
    await screen.findByRole('heading', { name: 'We couldn’t build your week' })
    service.comeBack()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'No week to build yet' })
  })
})

describe('no week at all', () => {
  const none = { ...found, sets: [], isReached: false }

  test('where jobs fit but no limit alone would help, one press widens both', async () => {
    const { user, asked } = await openPlan(none)
    await user.click(await screen.findByRole('button', { name: 'Try up to 40 hours, home at any time' }))
    await waitFor(() => expect(asked()).toEqual({ money: '160', hours: '40' }))
    await screen.findByRole('link', { name: 'Change your week' })
    await expectAccessible(window.document.body)
  })

  test('where one limit alone would help, that is the way on', async () => {
    await openPlan({ ...none, easings: noneFound.easings })
    await screen.findByRole('list', { name: 'What would help' })
    expect(screen.queryByRole('heading', { name: 'No week to build yet' })).toBeNull()
  })

  test('who has enough free time is told that a longer journey would help', async () => {
    const day = { value: true, slots: [{ start: '10:00', end: '20:00' }] }
    const times = [
      { id: 7, key: 'saturday' as const, label: 'Saturday', ...day },
      { id: 1, key: 'sunday' as const, label: 'Sunday', ...day },
    ]
    await openPlan({ ...none, jobs: 0, held: [] }, sample(availability, { times, busy: [], work: [] }))
    await screen.findByText('No open job near you fits your week yet. A longer journey may bring more.')
    expect(screen.getByRole('link', { name: 'Change your travel' }).getAttribute('href')).toBe('/profile/profile#travel')
  })

  test('who works already is told that there’s no other job beside it', async () => {
    await openPlan({ ...none, jobs: 0 })
    await screen.findByText(/^No other open job near you fits your week yet\./)
  })

  test('where one works all one may, it leads to the limit', async () => {
    await openPlan({ ...none, hours: { held: 20, limit: 20, employers: ['Union bar'] } })
    await screen.findByText('Your work takes all 20 hours of your limit.')
    expect(screen.getByRole('link', { name: 'Change your limit' }).getAttribute('href')).toBe('/profile/profile#right-to-work')
  })
})

describe('a week that is saved', () => {
  const limits = { money: 200, hours: 20, homeBy: null, travelMode: 'cycle' as const }

  test('is saved with its limits and shifts, and forgotten by a second press', async () => {
    const { user, service, aside } = await openPlan()
    await proposed()
    service.answers({ savedPlan: () => ({ plan: sample(savedPlan, { money: 160, hours: 14, homeBy: '22:00', set: evenings }) }) })
    await user.click(aside().getByRole('button', { name: 'Save this week' }))
    const jobs = [
      { jobId: id(1), shifts: [id(1), id(2)] },
      { jobId: id(2), shifts: [id(3)] },
    ]
    expect(service.sent('savePlan')).toMatchObject([{ body: { money: 160, hours: 14, homeBy: '22:00', jobs } }])
    await user.click(await aside().findByRole('button', { name: 'Week saved' }))
    expect(service.sent('deletePlan')).toHaveLength(1)
  })

  test('is there again, with its own limits, where the address says none', async () => {
    const service = openService('seeker')
    service.answers({ planWeek: () => found, savedPlan: () => ({ plan: sample(savedPlan, { ...limits, set: setOf([captions], []) }) }) })
    show(<PlanScreen />)
    await screen.findByRole('radio', { name: 'Your saved week, £79.50 a week after travel' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Your saved week/ }).checked).toBe(true)
    expect(service.sent('planWeek').at(-1)?.query).toEqual({ money: '200', hours: '20', travelMode: 'cycle' })
  })

  test('says that it no longer stands once a job of it is gone', async () => {
    const service = openService('seeker')
    service.answers({ planWeek: () => found, savedPlan: () => ({ plan: sample(savedPlan, { ...limits, set: null }) }) })
    const user = show(<PlanScreen />)
    await screen.findByText(/^A job of the week you saved has closed/)
    await user.click(screen.getByRole('button', { name: 'Forget it' }))
    await waitFor(() => expect(service.sent('deletePlan')).toHaveLength(1))
  })
})

describe('applying to a whole week', () => {
  async function openSheet(answers = {}) {
    const opened = await openPlan()
    opened.service.answers(answers)
    await proposed()
    await opened.user.click(opened.aside().getByRole('button', { name: 'Apply to both' }))
    const sheet = () => within(screen.getByRole('dialog'))
    await screen.findByRole('dialog', { name: 'Apply to both' })
    return { ...opened, sheet }
  }

  test('sends at once what asks nothing, then opens the sheet of what asks, each for its planned shifts', async () => {
    const { user, service, sheet } = await openSheet()
    sheet().getByText('Each employer gets your profile as it is now. One asks you something first.')
    await expectAccessible(screen.getByRole('dialog'))
    await user.click(sheet().getByRole('button', { name: 'Send 2 applications' }))
    await screen.findByRole('dialog', { name: /^Apply for Homework club tutor/ })
    expect(service.sent('applyForJob')).toMatchObject([{ body: { jobId: id(1), shifts: [id(1), id(2)] } }])
    await user.click(sheet().getByRole('button', { name: 'Send application' }))
    await screen.findByRole('dialog', { name: 'Your applications are sent' })
    expect(service.sent('applyForJob')).toHaveLength(2)
    expect(sheet().getAllByText('Sent')).toHaveLength(2)
    await expectAccessible(screen.getByRole('dialog'))
  })

  test('tells what was sent and what wasn’t where a sheet is left or an employer says no', async () => {
    const { user, sheet } = await openSheet({ applyForJob: () => new Refusal('JOB_CLOSED') })
    await user.click(sheet().getByRole('button', { name: 'Send 2 applications' }))
    await screen.findByRole('dialog', { name: /^Apply for Homework club tutor/ })
    await user.click(sheet().getByRole('button', { name: 'Not now' }))
    await screen.findByRole('dialog', { name: 'Apply to both' })
    expect(sheet().getByText('Not sent')).toBeTruthy()
    expect(sheet().getByText('Not sent yet')).toBeTruthy()
    expect(sheet().getByRole('alert').textContent).not.toBe('')
  })

  test('names what wasn’t sent when it is closed half-way', async () => {
    const { user, sheet } = await openSheet()
    await user.click(sheet().getByRole('button', { name: 'Send 2 applications' }))
    await screen.findByRole('dialog', { name: /^Apply for Homework club tutor/ })
    await user.click(sheet().getByRole('button', { name: 'Not now' }))
    await sheet().findByText('1 of 2 sent.')
    await user.click(sheet().getByRole('button', { name: 'Back to the week' }))
    await screen.findByText('1 of 2 applications sent')
    screen.getByText('Not sent: Homework club tutor')
  })
})
