import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { londonDay } from '@evenshift/contract/london'
import { clockTime } from '#web/shared/words/dates'
import { expectAccessible } from '#web/testkit/screen'
import { id, job, marked, offer, openHome, quiet } from '#web/areas/seeker/home/testkit/home.rig'

describe('home', () => {
  test('counts what needs an answer before what fits', async () => {
    const interview = { applicationId: id(2), jobTitle: 'Tutor', employerName: 'Bright', logo: '', deadline: '2099-11-29T20:00:00Z' }
    const tiers = { ...quiet.tiers, whole: 6 }
    const recommended = [3, 4, 5, 6].map((place) => job(place, { tier: 3 }))
    const { title } = await openHome({ expiringOffers: [offer], interviews: [interview], tiers, recommended })
    await waitFor(() => expect(title()).toBe('Two answers needed, Amira'))
    screen.getByText('Then there are 6 jobs that fit your week.')
    await expectAccessible(document.body)
  })

  test('a changed job that waits for a word is among what is due, by when, and leads to where one answers', async () => {
    const change = { applicationId: id(2), jobTitle: 'Tutor', employerName: 'Bright', logo: '', at: '2026-11-24T09:00:00Z' }
    const later = { ...offer, applicationId: id(3), employerName: 'Later', expiresAt: '2099-11-30T18:00:00Z' }
    const { title } = await openHome({ expiringOffers: [later, offer], changes: [{ ...change, replyBy: '2099-11-28T18:00:00Z' }] })
    await waitFor(() => expect(title()).toBe('Three answers needed, Amira'))
    const link = screen.getByRole('link', { name: 'New Job changed, Bright Tutor changed on Tue 24 Nov. Say if it still fits.' })
    expect(link.getAttribute('href')).toBe(`/applications/${id(2)}`)
    const due = screen
      .getAllByRole('link')
      .flatMap(({ textContent: text }) => /Offer from (Copper|Later)|Job changed/.exec(text)?.[0] ?? [])
    expect(due).toEqual(['Offer from Copper', 'Job changed', 'Offer from Later'])
    await expectAccessible(document.body)
  })

  test('new times that agreed work asks for head the page, and lead to where one answers', async () => {
    const was = { _id: id(4), day: 3, start: '07:00', end: '12:00', breakMinutes: 0 }
    const asked = { applicationId: id(6), jobTitle: 'Barista', employerName: 'Bright', logo: '', at: '2026-11-24T09:00:00Z' }
    const newTimes = [{ ...asked, shifts: [{ was, is: { ...was, start: '08:00', end: '13:00' } }] }]
    const jobs = [{ applicationId: id(6), employerName: 'Bright', startDate: '2099-12-19', weeklyPay: 90 }]
    const { title } = await openHome({ newTimes, work: { jobs, hours: 5, limit: null } } as never)
    await waitFor(() => expect(title()).toBe('One answer needed, Amira'))
    const name = 'New New times at Bright? Barista. Tue 07:00–12:00 → 08:00–13:00. Say if you can.'
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/applications/${id(6)}`)
    const coming = within(screen.getByRole('region', { name: 'Coming up' }))
    expect(coming.queryByText(/New times/), 'it isn’t among what needs no answer').toBeNull()
    await expectAccessible(document.body)
  })

  test('what an employer wrote is among what is due until it is read; what several wrote is one row, which names each once', async () => {
    const message = { applicationId: id(2), jobTitle: 'Barista', employerName: 'Bright', logo: '', at: '2026-11-27T10:00:00Z' }
    const { title } = await openHome({ messages: [message] })
    const link = await screen.findByRole('link', { name: 'New Message from Bright It’s about Barista. Read it and reply.' })
    expect(link.getAttribute('href')).toBe(`/messages/${id(2)}`)
    expect(title(), 'nothing runs out with it').not.toContain('needed')
    await openHome({
      messages: [message, { ...message, applicationId: id(3) }, { ...message, applicationId: id(4), employerName: 'Copper' }],
    })
    const row = await screen.findByRole('link', { name: 'New New messages From Bright and Copper.' })
    expect(row.getAttribute('href')).toBe('/messages')
  })

  test('tells a job that closed and why, with the way to the application', async () => {
    const closed = {
      applicationId: id(2),
      title: 'Job closed: Barista',
      body: 'They’ve stopped hiring for this job.',
      at: '2026-11-27T10:00:00Z',
    }
    await openHome({ closed: [closed] })
    const link = await screen.findByRole('link', { name: /^27 Nov Job closed: Barista They’ve stopped hiring/ })
    expect(link.getAttribute('href')).toBe(`/applications/${id(2)}`)
    within(screen.getByRole('region', { name: 'What’s changed' })).getByText('Job closed: Barista')
  })

  test('says quietly which of several shifts asked for is filled and what they can still be offered, after what is due', async () => {
    const shift = (place: number, day: number) => ({ _id: id(place), day, start: '09:00', end: '14:00', breakMinutes: 0, people: 1 })
    const facts = { applicationId: id(2), jobTitle: 'Barista', employerName: 'Harbour Beans', logo: '' }
    const { title } = await openHome({
      counts: { ...quiet.counts, live: 1 },
      filled: [{ ...facts, shifts: [shift(3, 6), shift(4, 7)], takenShifts: [id(4)] }],
    })
    const name = '1 left Shift filled, Harbour Beans Barista. Sat 09:00–14:00 is filled. They can still offer you Fri 09:00–14:00.'
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(`/applications/${id(2)}`)
    expect(title(), 'it needs no answer').not.toContain('needed')
    cleanup()
    await openHome({ filled: [{ ...facts, shifts: [shift(4, 7)], takenShifts: [id(4)] }], counts: { ...quiet.counts, live: 1 } })
    await screen.findByRole('link', { name: /^Filled Shift filled, Harbour Beans/ })
  })

  test('leads to what was sent where nothing else is due, and says nothing of it otherwise', async () => {
    await openHome({ counts: { ...quiet.counts, live: 2 } })
    const sent = await screen.findByRole('link', { name: /^2 sent Your applications/ })
    expect(sent.getAttribute('href')).toBe('/applications/live')
    cleanup()
    await openHome({ counts: { ...quiet.counts, live: 2 }, expiringOffers: [offer] })
    await screen.findByText('Offer from Copper')
    expect(screen.queryByText('Your applications')).toBeNull()
    cleanup()
    await openHome({ counts: { ...quiet.counts, live: 0 } })
    expect(screen.queryByText('Your applications')).toBeNull()
  })

  test('an empty week is asked for first and once, and led to', async () => {
    const times = quiet.availability.times.map((day) => ({ ...day, value: false, slots: [] }))
    const nextSteps = [
      { key: 'availability' as const, text: 'Add when you’re free', link: '/profile/profile#availability' },
      { key: 'skills' as const, text: 'Add 3 or more skills', link: '/profile/profile#skills' },
    ]
    const unmarked = { availability: { ...quiet.availability, times }, nextSteps }
    await openHome({ ...unmarked, tiers: { ...quiet.tiers, everywhere: 9 } })
    await screen.findByRole('heading', { name: 'Mark when you’re free' })
    expect(screen.getByRole('link', { name: 'Mark your week' }).getAttribute('href')).toBe('/profile/profile')
    await screen.findByText('Next best step: add 3 or more skills.')
    expect(screen.getByRole('link', { name: 'Add skills' }).getAttribute('href')).toBe('/profile/profile#skills')
    expect(screen.getAllByText(/when you’re free/i), 'asked once').toHaveLength(1)
    await expectAccessible(document.body)
    cleanup()
    await openHome(unmarked)
    await screen.findByText('Next best step: add 3 or more skills.')
    expect(screen.getAllByRole('link', { name: 'Mark your week' }), 'also where there is no job at all').toHaveLength(1)
  })

  test('counts a meeting that waits for an answer, and shows one that is agreed as coming', async () => {
    const meeting = { applicationId: id(2), jobTitle: 'Barista', employerName: 'Copper', logo: '', kind: 'trial', minutes: 120 } as const
    const proposed = { ...meeting, _id: id(4), status: 'proposed', at: null, answerBy: '2099-11-26T18:00:00Z' } as const
    const agreed = { ...meeting, _id: id(5), employerName: 'Bright', status: 'agreed', at: '2099-11-25T15:00:00Z', answerBy: null } as const
    const { title } = await openHome({ meetings: [proposed, agreed] })
    await waitFor(() => expect(title()).toBe('One answer needed, Amira'))
    screen.getByText('Pick a time for your trial')
    screen.getByText('Barista, Copper.')
    screen.getByText('Reply by Thu 26 Nov, 18:00.')
    screen.getByText('Barista. Agreed: Wed 25 Nov, 15:00.')
    const due = screen.getAllByRole('link').flatMap(({ textContent: text }) => /Pick a time|Paid trial, Bright/.exec(text)?.[0] ?? [])
    expect(due, 'what needs an answer comes first').toEqual(['Pick a time', 'Paid trial, Bright'])
    const coming = within(screen.getByRole('region', { name: 'Coming up' }))
    expect(coming.getAllByRole('link'), 'what needs none is a row below').toHaveLength(1)
    const jobs = screen.getByRole('heading', { name: /^(Fits|No |Nothing|You’ve applied)/ })
    const side = () => jobs.compareDocumentPosition(screen.getByRole('region', { name: 'Coming up' }))
    expect(side() & Node.DOCUMENT_POSITION_PRECEDING, 'and above the news that no job fits').toBeTruthy()
    await expectAccessible(document.body)
  })

  test('a meeting that is agreed beside an offer, or a job one said yes to, is told as still on, before the first day', async () => {
    const meeting = { jobTitle: 'Barista', employerName: 'Copper', logo: '', kind: 'chat', minutes: 20, answerBy: null } as const
    const agreed = { ...meeting, status: 'agreed', at: '2099-11-25T15:00:00Z' } as const
    await openHome({
      expiringOffers: [offer],
      meetings: [
        { ...agreed, _id: id(4), applicationId: offer.applicationId },
        { ...agreed, _id: id(5), applicationId: id(6), at: '2099-11-26T15:00:00Z' },
      ],
      work: { jobs: [{ applicationId: id(6), employerName: 'Bright', startDate: '2099-12-19', weeklyPay: 90 }], hours: 8, limit: null },
    })
    await screen.findByText('Barista. You have an offer. Still on: Wed 25 Nov, 15:00.')
    screen.getByText('Barista. You said yes to the job. Still on: Thu 26 Nov, 15:00.')
    const coming = screen.getAllByRole('link').flatMap(({ textContent: text }) => /Still on|You start/.exec(text ?? '')?.[0] ?? [])
    expect(coming).toEqual(['Still on', 'Still on', 'You start'])
  })

  test('times for a chat of a job somebody has come after its first day, and count as no answer needed', async () => {
    const meeting = { jobTitle: 'Barista', employerName: 'Bright', logo: '', kind: 'chat', minutes: 20, at: null } as const
    const { title } = await openHome({
      meetings: [{ ...meeting, _id: id(5), applicationId: id(6), status: 'proposed', answerBy: '2099-11-26T15:00:00Z' }],
      work: { jobs: [{ applicationId: id(6), employerName: 'Bright', startDate: '2099-12-19', weeklyPay: 90 }], hours: 8, limit: null },
    })
    await screen.findByText('You start at Bright')
    const coming = screen.getAllByRole('link').flatMap(({ textContent: text }) => /Pick a time|You start/.exec(text ?? '')?.[0] ?? [])
    expect(coming).toEqual(['You start', 'Pick a time'])
    expect(title()).not.toContain('needed')
  })

  test('what is due today says by when, and of a day only that it is today', async () => {
    const tonight = new Date(`${londonDay(new Date())}T22:45:00Z`).toISOString()
    const meeting = {
      _id: id(4),
      applicationId: id(2),
      jobTitle: 'Barista',
      employerName: 'Copper',
      logo: '',
      kind: 'chat',
      minutes: 20,
    } as const
    const interview = { applicationId: id(3), jobTitle: 'Tutor', employerName: 'Bright', logo: '', deadline: tonight }
    await openHome({
      meetings: [{ ...meeting, status: 'proposed', at: null, answerBy: tonight }],
      expiringOffers: [{ ...offer, expiresAt: tonight }],
      interviews: [interview],
      work: {
        jobs: [{ applicationId: id(6), employerName: 'Bar', startDate: londonDay(new Date()), weeklyPay: 90 }],
        hours: 8,
        limit: null,
      },
    })
    const tileOf = async (lead: string) => (await screen.findByText(lead)).parentElement?.textContent
    expect([await tileOf('Reply by'), await tileOf('Send by')]).toEqual([
      `Reply by ${clockTime(tonight)} today`,
      `Send by ${clockTime(tonight)} today`,
    ])
    expect(screen.getByText('Today').parentElement?.textContent.trim()).toBe('Today')
    const card = screen.getByRole('link', { name: /Pick a time for your chat/ })
    expect(card.textContent, 'by when to pick isn’t when the chat is').toMatch(/^\d+ hours?/)
  })

  test('says when accepted work starts, until it has, and leads to what to know of it', async () => {
    const work = (startDate: string) => ({
      jobs: [{ applicationId: id(6), employerName: 'Copper', startDate, weeklyPay: 90 }],
      hours: 8,
      limit: null,
    })
    await openHome({ work: work('2099-12-19') })
    const link = await screen.findByRole('link', { name: /You start at Copper/ })
    expect(link.textContent).toContain('On Sat 19 Dec')
    expect(link.getAttribute('href')).toBe(`/applications/${id(6)}`)
    await expectAccessible(document.body)
    cleanup()
    await openHome({ work: work('2026-01-05') })
    expect(screen.queryByText(/You start at/)).toBeNull()
  })

  test('that there are no other jobs is a row beside what somebody has already, and a card where they have nothing', async () => {
    const counts = { ...quiet.counts, live: 0, jobOffer: 0 }
    const none = async (name: string) => (await screen.findByRole('heading', { name })).closest('section')
    const work = { jobs: [], hours: 0, limit: null }
    const slots = [{ start: '09:00', end: '21:00' }]
    const availability = { ...quiet.availability, times: [{ id: 7, key: 'saturday' as const, label: 'Saturday', value: true, slots }] }
    await openHome({ counts, work, availability })
    expect((await none('No jobs right now'))?.hasAttribute('data-small')).toBe(false)
    cleanup()
    await openHome({ counts: { ...counts, history: 1 }, work, availability })
    await none('Nothing new right now')
    expect((await screen.findByRole('link', { name: 'See all jobs' })).getAttribute('href')).toBe('/find?tab=all')
    cleanup()
    const { service } = await openHome({ counts: { ...counts, history: 1 }, work, availability }, 0)
    await none('Nothing new right now')
    await waitFor(() => expect(service.sent('searchJobs')).toHaveLength(1))
    expect(screen.queryByRole('link', { name: 'See all jobs' }), 'it would lead to an empty list').toBeNull()
    cleanup()
    await openHome({ counts: { ...counts, live: 1 }, work, availability })
    expect((await none('No other jobs right now'))?.hasAttribute('data-small')).toBe(true)
    screen.getByRole('button', { name: 'Email me when there’s one' })
    await expectAccessible(document.body)
  })

  test.each([
    ['applied for the only job', { live: 1 }, 'You’ve applied for the only job near you'],
    ['applied for all of several', { live: 1, jobOffer: 1, offered: 1 }, 'You’ve applied for every job near you'],
    ['applied for one that has closed', { history: 1 }, 'Nothing new right now'],
    ['applied for none', {}, 'No jobs right now'],
  ])('who marked no week and %s reads why there is no job', async (_name, counts, title) => {
    await openHome({
      counts: { ...quiet.counts, ...counts },
      work: { jobs: [], hours: 0, limit: null },
      availability: { ...quiet.availability, times: [] },
    })
    await screen.findByRole('heading', { name: title })
    within(screen.getByRole('region', { name: 'Your week' })).getByText('No hours marked yet')
    screen.getByRole('link', { name: 'Mark your week' })
  })

  test('shows what fits whole as cards and what fits in part as rows', async () => {
    const recommended = [job(1, { tier: 3 }), job(2, { tier: 2 })]
    const { title } = await openHome({ recommended, tiers: { whole: 1, part: 1, near: 2, everywhere: 9 } })
    expect(title(), 'how many fit is said where they are').not.toContain('fit')
    expect(screen.getByRole('list', { name: 'Jobs that fit your week' }).textContent).toContain('Job 1')
    screen.getByRole('heading', { level: 2, name: 'Fits your week 1' })
    expect(screen.getAllByRole('article')).toHaveLength(1)
    screen.getByRole('heading', { level: 3, name: 'Job 2' })
  })

  test('a job that fits in part once a shift of it is filled is counted with those, as its card says', async () => {
    const { title } = await openHome({ recommended: [job(1, { tier: 2 })], tiers: { whole: 1, part: 0, near: 1, everywhere: 9 } })
    expect(title()).not.toContain('fits')
    expect(screen.getByRole('heading', { level: 2, name: /^Fits part of your week/ }).textContent).toBe('Fits part of your week 1')
  })

  test('tells what the own work takes of the hours and pays, and what an offer would make of it', async () => {
    const jobs = [{ applicationId: id(6), employerName: 'Union bar', startDate: '2026-01-05', weeklyPay: 76.8 }]
    const nextSteps = [{ key: 'interests' as const, text: 'Add at least 3 interests', link: '/profile/profile#interests' }]
    const views = [
      { _id: id(3), applicationId: id(4), employerName: 'Harper Outdoor', logo: '', jobTitle: 'Cashier', viewedAt: '2026-11-20T16:20:00Z' },
    ]
    await openHome({ expiringOffers: [offer], work: { jobs, hours: 6, limit: 20 }, views, nextSteps })
    await screen.findByText(/^viewed your application, /)
    await screen.findByText('Next best step: add at least 3 interests.')
    screen.getByText('Barista, £180.60 a week.')
    screen.getByText(/^Reply by /)
    const week = within(screen.getByRole('region', { name: 'Your week' }))
    week.getByText('6 of 20 taken')
    const rows = week.getAllByRole('definition').map((figure) => [figure.previousSibling?.textContent, figure.textContent])
    expect(rows).toEqual([
      ['From Union bar', '£76.80\u00A0a\u00A0week'],
      ['With the Barista offer', '£257.40\u00A0a\u00A0week'],
    ])
    await expectAccessible(document.body)
  })

  test('says from when work pays that hasn’t begun, and tells two offers of one name by their employers', async () => {
    const jobs = [{ applicationId: id(6), employerName: 'Union bar', startDate: '2099-01-16', weeklyPay: 76.8 }]
    const second = { ...offer, applicationId: id(8), employerName: 'Copper & Bean', weeklyPay: 100 }
    await openHome({ expiringOffers: [offer, second], work: { jobs, hours: 0, limit: null } })
    const week = within(await screen.findByRole('region', { name: 'Your week' }))
    await week.findByText('Union bar, from 16 Jan')
    expect(week.queryByText(/taken/)).toBeNull()
    week.getByText(`With the Barista offer from ${offer.employerName}`)
    expect(week.getByText('With the Barista offer from Copper & Bean').nextSibling?.textContent).toBe('£176.80\u00A0a\u00A0week')
  })

  test.each([
    ['a mouse', false],
    ['the keyboard alone', true],
  ])('lets the way be longer with %s, and shows what that brings', async (_name, byKeys) => {
    const openings = [
      { change: 'travelMinutes', minutes: 60, jobs: 10, way: null },
      { change: 'free', day: 3, part: 'evening', jobs: 4, nearly: null },
      { change: 'free', day: 7, part: 'morning', jobs: 1, nearly: { from: '07:30', until: null } },
    ] as const
    const { service, user } = await openHome({ openings: [...openings], tiers: { ...quiet.tiers, everywhere: 10 }, availability: marked })
    await screen.findByRole('heading', { name: '10 jobs fit, further away' })
    expect(screen.queryByText(/10 more/), 'nor is it offered twice').toBeNull()
    screen.getByText('We’re only showing jobs within 45 minutes.')
    const longer = screen.getByRole('button', { name: /^Show within 60/ })
    screen.getByRole('link', { name: '1 more if you were free from 07:30 on Saturdays' })
    expect(screen.getByRole('link', { name: '4 more if Tuesday evening were free' }).getAttribute('href')).toBe('/profile/profile')
    if (byKeys) {
      longer.focus()
      await user.keyboard('{Enter}')
    } else await user.click(longer)
    await waitFor(() => expect(service.sent('changeProfile')).toMatchObject([{ body: { travelMinutes: 60 } }]))
    await waitFor(() => expect(service.sent('home')).toHaveLength(2))
    await screen.findByText('Now up to 60 minutes')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(service.sent('changeProfile').at(-1)).toMatchObject({ body: { travelMinutes: 45 } }))
  })
})
