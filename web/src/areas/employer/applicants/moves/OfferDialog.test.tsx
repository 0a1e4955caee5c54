import { type Cover, cover, coverApplicant, type CoverApplicant } from '@evenshift/contract/model/overview/cover'
import { employerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { offer } from '@evenshift/contract/model/offer'
import { employerMeetingRow } from '@evenshift/contract/model/meeting/meeting'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada, choose, inDays, isGone, name, openMenu, press } from '#web/areas/employer/applicants/moves/testkit/move-menu.rig'
import { pointing } from '#web/testkit/hands'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, type show } from '#web/testkit/screen'
import { Refusal } from '#web/testkit/service'

/** Opens the dialog from the menu. */
async function makeOffer(user: ReturnType<typeof show>): Promise<HTMLElement> {
  await choose(user, 'Make offer')
  return screen.findByRole('dialog', { name: new RegExp(`^Make ${name} an offer`) })
}

test('an offer for a job without an address says so before it is sent, and leads to where it is added', async () => {
  const arrival = { address: '', contactName: '', contactPhone: '', askFor: '', wear: '', bring: '' }
  const { user } = openMenu('applied', ['offered'], { workplace: 'on_site', arrival })
  const dialog = within(await makeOffer(user))
  dialog.getByText(/They get the address when they accept, and this job has none yet/)
  expect(dialog.getByRole('link', { name: 'Add it to the job' }).getAttribute('href')).toMatch(/^\/posts\//)
})

test('an offer beside an agreed chat says that it stays on, and is to be answered the day after it', async () => {
  const { user, service } = openMenu('applied', ['offered'])
  const at = `${inDays(20)}T12:00:00.000Z`
  const chat = { kind: 'chat', status: 'agreed', at } as const
  service.answers({ meetings: () => [sample(employerMeetingRow, { ...chat, applicationId: ada._id })] })
  const dialog = within(await makeOffer(user))
  dialog.getByText(/^You have a face-to-face chat on .* It’s on unless one of you calls it off\.$/)
  expect(dialog.getByLabelText<HTMLInputElement>('Reply by the end of', { selector: 'input' }).value).toBe(inDays(21))
})

test('the hours of an offer go with its shifts until someone writes others', async () => {
  const [friday, sunday] = [
    { day: 6, start: '17:00', end: '21:00', breakMinutes: 0, people: 1, _id: '01890000-0000-7000-8000-000000000008' },
    { day: 1, start: '11:00', end: '17:00', breakMinutes: 30, people: 1, _id: '01890000-0000-7000-8000-000000000009' },
  ]
  const { user } = openMenu('applied', ['offered'], { shifts: [friday, sunday], hoursPerWeek: 9.5 })
  const dialog = within(await makeOffer(user))
  const hours = dialog.getByLabelText<HTMLInputElement>('Hours a week', { selector: 'input' })
  await user.click(dialog.getByRole('checkbox', { name: 'Fri 17:00 to 21:00' }))
  await waitFor(() => expect(hours.value).toBe('5.5'))
  await user.clear(hours)
  await user.type(hours, '3')
  await user.click(dialog.getByRole('checkbox', { name: 'Fri 17:00 to 21:00' }))
  expect(hours.value).toBe('3')
})

test('what was refused of a field goes as it is changed, and the rest stays', async () => {
  const { user, service } = openMenu('applied', ['offered'])
  const no = { 'offer.expiresAt': 'Give at least 48 hours to reply', 'offer.pay': '£9 an hour is too low' }
  service.answers({ moveApplicants: () => new Refusal('INVALID_INPUT', no) })
  const dialog = within(await makeOffer(user))
  await pointing(user).write('Start date', inDays(20))
  await user.click(dialog.getByRole('button', { name: 'Send offer' }))
  await dialog.findByText('Give at least 48 hours to reply')
  dialog.getByText('£9 an hour is too low')
  await pointing(user).write('Reply by the end of', inDays(6))
  await waitFor(() => expect(dialog.queryByText('Give at least 48 hours to reply')).toBeNull())
  dialog.getByText('£9 an hour is too low')
})

/** Shifts of 10 to 14 on these days. */
const tens = (people: number, ...days: readonly number[]) =>
  days.map((day, place) => ({
    day,
    start: '10:00',
    end: '14:00',
    breakMinutes: 0,
    people,
    _id: `01890000-0000-7000-8000-00000000001${place}`,
  }))
/** Who has which of these shifts; the applicant of the dialog is one of them. */
const coverOf = (shifts: ReturnType<typeof tens>, own: Partial<CoverApplicant>, ...others: readonly CoverApplicant[]) =>
  sample(cover, {
    shifts: shifts.map(({ people: needed, ...one }) => ({ ...one, needed, offered: 0, accepted: 0, askedFor: 1 })),
    applicants: [
      sample(coverApplicant, {
        _id: ada._id,
        name,
        status: 'applied',
        offered: [],
        clashing: [],
        isWeekKnown: true,
        saidTheyCan: [],
        ...own,
      }),
      ...others,
    ],
  })
type Shown = ReturnType<typeof within>
/** Each row of the job's shifts: whether it is ticked, and what it says. */
const rowsOf = (dialog: Shown) =>
  within(dialog.getByRole('group', { name: 'Shifts' }))
    .getAllByRole('listitem')
    .map((row) => {
      const tick = within(row).getByRole('checkbox') as HTMLInputElement
      return [tick.getAttribute('aria-label'), tick.checked, described(tick)]
    })
const hoursIn = (dialog: Shown) => (dialog.getByLabelText('Hours a week', { selector: 'input' }) as HTMLInputElement).value

test('an offer opens at once; then each shift says whether they’re free and how many places are open or whose they are, ticked where both are so', async () => {
  const shifts = tens(1, 7, 1, 2, 3)
  const [saturday = '', sunday = '', monday = '', tuesday = ''] = shifts.map(({ _id }) => _id)
  const priya = sample(coverApplicant, { _id: saturday, name: 'Priya Shah', status: 'hired', offered: [sunday] })
  const lee = sample(coverApplicant, { _id: monday, name: 'Lee Young', status: 'offered', offered: [monday] })
  const asked = { shifts: shifts.map(({ _id }) => _id) }
  const { user, service } = openMenu('applied', ['offered'], { shifts, shiftsNeeded: null }, asked)
  let tell: (known: Cover) => void = () => undefined
  service.answers({ cover: () => new Promise((resolve) => (tell = resolve)) })
  const dialog = within(await makeOffer(user))
  expect(rowsOf(dialog).map(([, ...said]) => said)).toEqual(shifts.map(() => [true, 'Checking places']))
  expect(dialog.getByRole('button', { name: 'Send offer' }).hasAttribute('data-loading')).toBe(true)
  await user.type(dialog.getByLabelText('Message (optional)', { selector: 'textarea' }), 'Welcome')
  tell(coverOf(shifts, { ...asked, clashing: [tuesday] }, priya, lee))
  await waitFor(() =>
    expect(rowsOf(dialog)).toEqual([
      ['Mon 10:00 to 14:00', false, 'Offered to Lee Young'],
      ['Tue 10:00 to 14:00', false, 'Asked for it, but isn’t free then'],
      ['Sat 10:00 to 14:00', true, 'Free, 1 place open'],
      ['Sun 10:00 to 14:00', false, 'Taken by Priya Shah'],
    ]),
  )
  expect(dialog.getByRole('button', { name: 'Send offer' }).hasAttribute('data-loading')).toBe(false)
  expect(hoursIn(dialog)).toBe('4')
  dialog.getByText('Ticked: shifts they can work')
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Sun/ }).disabled).toBe(true)
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Tue/ }).disabled).toBe(false)
  dialog.getByText('The advert asks for all of its 4 shifts.')
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Message (optional)', { selector: 'textarea' }).value).toBe('Welcome')
  await user.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
})

test('who said that they can do the job since it changed is offered what their week clashes with, and the dialog says whose word it is', async () => {
  const shifts = tens(2, 3, 7)
  const [tuesday = ''] = shifts.map(({ _id }) => _id)
  const asked = { shifts: shifts.map(({ _id }) => _id) }
  const { user, service } = openMenu('applied', ['offered'], { shifts, shiftsNeeded: null }, asked)
  service.answers({ cover: () => coverOf(shifts, { ...asked, clashing: [], saidTheyCan: [tuesday] }) })
  const dialog = within(await makeOffer(user))
  await waitFor(() => expect(rowsOf(dialog)[0]).toEqual(['Tue 10:00 to 14:00', true, 'They’ve said they can do it, 2 places open']))
  expect(dialog.queryByText(/isn’t free then/)).toBeNull()
})

test('a shift that someone did not ask for is a tick away, and where their week isn’t known nothing is said of it', async () => {
  const shifts = tens(2, 2, 7)
  const asked = { shifts: [shifts[1]?._id ?? ''] }
  const { user, service, application } = openMenu('applied', ['offered'], { shifts, shiftsNeeded: 1 }, asked)
  service.answers({
    cover: () => coverOf(shifts, { ...asked, isWeekKnown: false }),
    moveApplicants: () => ({ ...application, status: 'offered' }),
  })
  const dialog = within(await makeOffer(user))
  dialog.getByText('Times as advertised')
  await waitFor(() =>
    expect(rowsOf(dialog)).toEqual([
      ['Mon 10:00 to 14:00', false, 'Didn’t ask for it, 2 places open'],
      ['Sat 10:00 to 14:00', true, 'Asked for it, 2 places open'],
    ]),
  )
  await user.click(dialog.getByRole('checkbox', { name: 'Mon 10:00 to 14:00' }))
  expect(hoursIn(dialog)).toBe('8')
  await expectAccessible(document.body)
  await pointing(user).write('Start date', inDays(20))
  await user.click(dialog.getByRole('button', { name: 'Send offer' }))
  await isGone()
  const sent = shifts.map(({ people: _people, ...shift }) => shift)
  expect(service.sent('moveApplicants')).toMatchObject([{ body: { offer: { shifts: sent, hoursPerWeek: 8 } } }])
})

test('the times of a shift can be changed while it is ticked, and others agreed on besides; its fault stands in its row', async () => {
  const shifts = tens(1, 2)
  const asked = { shifts: shifts.map(({ _id }) => _id) }
  const { user, service } = openMenu('applied', ['offered'], { shifts, shiftsNeeded: null }, asked)
  service.answers({
    cover: () => coverOf(shifts, asked),
    moveApplicants: () => new Refusal('INVALID_INPUT', { 'offer.shifts.0.end': 'No.' }),
  })
  const dialog = within(await makeOffer(user))
  await user.selectOptions(dialog.getByLabelText('Mon to'), '16:30')
  expect(hoursIn(dialog)).toBe('6.5')
  const tick = () => dialog.getByRole('checkbox', { name: 'Mon 10:00 to 16:30' })
  await user.click(tick())
  expect(dialog.getByLabelText<HTMLSelectElement>('Mon to').disabled).toBe(true)
  await user.click(tick())
  await user.click(dialog.getByRole('button', { name: 'Add other times' }))
  within(dialog.getByRole('group', { name: 'Other times' })).getByLabelText('Day', { selector: 'input' })
  await pointing(user).write('Start date', inDays(20))
  await user.click(dialog.getByRole('button', { name: 'Send offer' }))
  await waitFor(() => expect(described(dialog.getByLabelText('Mon to'))).toContain('No.'))
  expect(service.sent('moveApplicants')).toMatchObject([
    {
      body: {
        offer: {
          shifts: [
            { _id: asked.shifts[0], end: '16:30' },
            { day: 2, start: '16:00', end: '20:00' },
          ],
        },
      },
    },
  ])
  await expectAccessible(document.body)
})

test('where every shift that someone asked for is taken, the offer says by whom', async () => {
  const sunday = { day: 1, start: '10:00', end: '14:00', breakMinutes: 0, people: 2, _id: '01890000-0000-7000-8000-000000000012' }
  const { people: needed, ...times } = sunday
  const { user, service } = openMenu('applied', ['offered'], { shifts: [sunday] }, { shifts: [sunday._id] })
  const holder = (place: number, more: Partial<CoverApplicant>) =>
    sample(coverApplicant, { _id: `01890000-0000-7000-8000-00000000002${place}`, offered: [sunday._id], ...more })
  service.answers({
    cover: () =>
      sample(cover, {
        shifts: [{ ...times, needed, offered: 1, accepted: 1, askedFor: 1 }],
        applicants: [holder(1, { name: 'Priya Shah', status: 'hired' }), holder(2, { name: 'Lee Young', status: 'offered' })],
      }),
  })
  const dialog = within(await makeOffer(user))
  await dialog.findByText('Taken by Priya Shah. Offered to Lee Young')
  await expectAccessible(document.body)
})

test('an offer says which of its terms are those of the advert, until someone changes one', async () => {
  const saturday = { day: 7, start: '08:00', end: '13:30', breakMinutes: 0, people: 1, _id: '01890000-0000-7000-8000-000000000008' }
  const { user } = openMenu('applied', ['offered'], { shifts: [saturday], hoursPerWeek: 5.5, startDate: '2030-01-19' })
  const dialog = within(await makeOffer(user))
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
  for (const label of ['Pay', 'Start date']) expect(described(field(label))).toContain('As advertised')
  expect(described(field('Hours a week'))).toContain('For these shifts')
  dialog.getByText('Times as advertised')
  await user.clear(field('Pay'))
  await user.type(field('Pay'), '14')
  await waitFor(() => expect(described(field('Pay'))).not.toContain('As advertised'))
  await pointing(user).write('Start date', '2030-01-26')
  await user.selectOptions(dialog.getByLabelText('Sat to'), '14:00')
  await waitFor(() => expect(dialog.queryByText('Times as advertised')).toBeNull())
  expect(dialog.queryByText('As advertised')).toBeNull()
  await pointing(user).write('Start date', '2030-12-26')
  expect(described(field('Start date'))).not.toContain('first shift')
  await user.clear(field('Start date'))
  await pointing(user).write('Start date', '2037-12-26')
  await waitFor(() => expect(described(field('Start date'))).toContain('The first shift is on Boxing Day.'))
})

test('an offer of as many shifts as the advert asks for has its hours as advertised; another first day than the advert’s is not said to be', async () => {
  const shift = (place: number, day: number, end: string) => ({
    day,
    start: '10:00',
    end,
    breakMinutes: 0,
    people: 1,
    _id: `01890000-0000-7000-8000-00000000001${place}`,
  })
  const shifts = [shift(1, 7, '14:00'), shift(2, 1, '15:30'), shift(3, 2, '14:00')]
  const asked = shifts.slice(0, 2).map(({ _id }) => _id)
  // A Friday: the first shift is the day after.
  const advert = { shifts, shiftsNeeded: 2, hoursPerWeek: 9, startDate: '2030-01-18' }
  const { user } = openMenu('applied', ['offered'], advert, { shifts: asked })
  const dialog = within(await makeOffer(user))
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
  expect(field('Hours a week').value).toBe('9.5')
  // Of the shifts that the advert lets them choose, and no more its 9 hours.
  expect(described(field('Hours a week'))).toContain('For these shifts')
  expect(described(field('Start date'))).not.toContain('As advertised')
})

test('an offer that is changed has its hours as they were offered, and says so', async () => {
  const { user, service } = openMenu('offered', ['offered'], { hoursPerWeek: 5 })
  const sent = { ...sample(offer), hoursPerWeek: 5, shifts: [], startDate: '2030-01-15' }
  service.answers({ openApplication: () => ({ ...sample(employerApplicationDetail), status: 'offered', offer: sent }) })
  await choose(user, 'Change offer')
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^Change the offer to ${name}`) }))
  expect(described(dialog.getByLabelText('Hours a week', { selector: 'input' }))).toContain('As in your offer')
  await user.click(dialog.getByRole('button', { name: 'Send new terms' }))
  await screen.findByText(`${name} has the changed offer`)
})

test('the first day goes with the shifts that are ticked, unless somebody wrote another', async () => {
  const shift = (place: number, day: number) => ({
    day,
    start: '10:00',
    end: '14:00',
    breakMinutes: 0,
    people: 1,
    _id: `01890000-0000-7000-8000-00000000001${place}`,
  })
  const shifts = [shift(1, 7), shift(2, 1)]
  // A Friday.
  const advert = { shifts, shiftsNeeded: 1, startDate: '2030-01-18' }
  const { user } = openMenu('applied', ['offered'], advert, { shifts: shifts.slice(1).map(({ _id }) => _id) })
  const dialog = within(await makeOffer(user))
  const first = () => dialog.getByLabelText<HTMLInputElement>('Start date', { selector: 'input' }).value
  expect(first()).toBe('2030-01-20')
  const saturday = dialog.getByRole('checkbox', { name: /^Sat/ })
  await user.click(saturday)
  await waitFor(() => expect(first()).toBe('2030-01-19'))
  await pointing(user).write('Start date', '2030-02-03')
  await user.click(saturday)
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^Sat/, checked: false })).toBeTruthy())
  expect(first()).toBe('2030-02-03')
})

test('what an offer comes to in a week stands beside its button, and is read out as it changes', async () => {
  const saturday = { day: 7, start: '08:00', end: '13:30', breakMinutes: 0, people: 1, _id: '01890000-0000-7000-8000-000000000008' }
  const { user } = openMenu('applied', ['offered'], { shifts: [saturday], hoursPerWeek: 5.5, salary: 13.2, workplace: 'on_site' })
  const dialog = within(await makeOffer(user))
  const sum = dialog.getByRole('status')
  expect(sum.textContent).toBe('£72.60 a week1 shift, 5½\u00A0h, before tax')
  const hand = pointing(user)
  await hand.write('Pay', '14')
  await waitFor(() => expect(sum.textContent).toContain('£77.00 a week'))
  await hand.choose('For', 'a week')
  await waitFor(() => expect(sum.textContent).toContain('£14.00 a week'))
  await user.click(dialog.getByRole('checkbox', { name: /^Sat/ }))
  await waitFor(() => expect(sum.textContent).not.toContain('shift'))
  dialog.getByText(/they’ll get the address. Check their right to work before they start/)
  await expectAccessible(document.body)
})

test('pay that is far above the advert’s is asked about before it goes, told at its field after a no, and sent after a yes', async () => {
  const { user, service, application } = openMenu('applied', ['offered'], { salary: 13.5, salaryMax: null })
  service.answers({ moveApplicants: () => ({ ...application, status: 'offered' }) })
  const dialog = await makeOffer(user)
  const hand = pointing(user)
  await hand.write('Start date', inDays(20))
  await hand.write('Pay', '1350')
  await user.click(press(dialog, 'Send offer'))
  const question = await screen.findByRole('dialog', { name: 'Send an offer of £1,350 an hour?' })
  const slip = '£1,350 an hour is far above the £13.50 advertised. Check the amount.'
  within(question).getByText(slip)
  await expectAccessible(question)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(question.isConnected).toBe(false))
  expect(described(within(dialog).getByLabelText('Pay', { selector: 'input' }))).toContain(slip)
  expect(service.sent('moveApplicants')).toEqual([])
  await user.click(press(dialog, 'Send offer'))
  await user.click(press(await screen.findByRole('dialog', { name: /^Send an offer of/ }), 'Send offer'))
  await isGone()
  expect(service.sent('moveApplicants')).toMatchObject([{ body: { offer: { pay: 1350 } } }])
})
