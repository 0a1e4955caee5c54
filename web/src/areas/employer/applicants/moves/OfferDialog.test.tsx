import { type Cover, cover, coverApplicant, type CoverApplicant } from '@evenshift/contract/model/overview/cover'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endOfDay } from '#web/areas/employer/applicants/moves/offer-terms'
import { choose, inDays, isGone, name, openMenu, press } from '#web/areas/employer/applicants/moves/testkit/move-menu.rig'
import { momentWords } from '#web/shared/meeting/meeting-words'
import { pointing } from '#web/testkit/hands'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, type show } from '#web/testkit/screen'

/** Opens the dialog from the menu. */
async function makeOffer(user: ReturnType<typeof show>): Promise<HTMLElement> {
  await choose(user, 'Make offer')
  return screen.findByRole('dialog', { name: `Make ${name} an offer` })
}

test('an offer for a job without an address says so before it is sent, and leads to where it is added', async () => {
  const arrival = { address: '', contactName: '', contactPhone: '', askFor: '', wear: '', bring: '' }
  const { user } = openMenu('applied', ['offered'], { workplace: 'on_site', arrival })
  const dialog = within(await makeOffer(user))
  dialog.getByText(/They get the address when they accept, and this job has none yet/)
  expect(dialog.getByRole('link', { name: 'Add it to the job' }).getAttribute('href')).toMatch(/^\/posts\//)
})

test('the hours of an offer go with its shifts until someone writes others', async () => {
  const [friday, sunday] = [
    { day: 6, start: '17:00', end: '21:00', breakMinutes: 0, people: 1, _id: '01890000-0000-7000-8000-000000000008' },
    { day: 1, start: '11:00', end: '17:00', breakMinutes: 30, people: 1, _id: '01890000-0000-7000-8000-000000000009' },
  ]
  const { user } = openMenu('applied', ['offered'], { shifts: [friday, sunday], hoursPerWeek: 9.5 })
  const dialog = within(await makeOffer(user))
  const hours = dialog.getByLabelText<HTMLInputElement>('Hours a week', { selector: 'input' })
  await user.click(dialog.getAllByRole('button', { name: /^(Remove|Delete|Take out)/ })[0] as HTMLElement)
  await waitFor(() => expect(hours.value).toBe('5.5'))
  await user.clear(hours)
  await user.type(hours, '3')
  await user.click(dialog.getAllByRole('button', { name: /^Add/ })[0] as HTMLElement)
  expect(hours.value).toBe('3')
})

test('an offer opens at once; then it says of each shift how many places are open and whose it is, without those that are taken', async () => {
  const shift = (place: number, day: number) => ({
    day,
    start: '10:00',
    end: '14:00',
    breakMinutes: 0,
    people: 1,
    _id: `01890000-0000-7000-8000-00000000001${place}`,
  })
  const shifts = [shift(1, 7), shift(2, 1), shift(3, 2)]
  const [saturday = '', sunday = '', monday = ''] = shifts.map(({ _id }) => _id)
  const priya = sample(coverApplicant, { _id: saturday, name: 'Priya Shah', status: 'hired', offered: [sunday] })
  const lee = sample(coverApplicant, { _id: monday, name: 'Lee Young', status: 'offered', offered: [monday] })
  const { user, service } = openMenu('applied', ['offered'], { shifts, shiftsNeeded: null }, { shifts: [saturday, sunday, monday] })
  let tell: (known: Cover) => void = () => undefined
  service.answers({ cover: () => new Promise((resolve) => (tell = resolve)) })
  const dialog = within(await makeOffer(user))
  const rows = () => within(dialog.getByRole('group', { name: 'Shifts' })).getAllByRole('listitem')
  expect(rows().map(({ textContent }) => textContent)).toEqual(shifts.map(() => expect.stringContaining('Checking places') as unknown))
  await user.type(dialog.getByLabelText('Message', { selector: 'textarea' }), 'Welcome')
  tell(
    sample(cover, {
      shifts: shifts.map(({ people: needed, ...one }) => ({ ...one, needed, offered: 0, accepted: 0, askedFor: 1 })),
      applicants: [priya, lee],
    }),
  )
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('1 place open')]))
  expect(dialog.getByLabelText<HTMLInputElement>('Hours a week', { selector: 'input' }).value).toBe('4')
  const left = within(dialog.getByRole('group', { name: 'Not in this offer' }))
  left.getByText('They asked for it. Taken by Priya Shah')
  left.getByText('They asked for it. Offered to Lee Young')
  expect(left.queryAllByRole('button')).toEqual([])
  dialog.getByText('The advert asks for all of its 3 shifts.')
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Message', { selector: 'textarea' }).value).toBe('Welcome')
})

test('a shift of the job that someone did not ask for is a press away, in the order of the week', async () => {
  const shift = (place: number, day: number) => ({
    day,
    start: '10:00',
    end: '14:00',
    breakMinutes: 0,
    people: 2,
    _id: `01890000-0000-7000-8000-00000000001${place}`,
  })
  const shifts = [shift(1, 2), shift(2, 7)]
  const { user } = openMenu('applied', ['offered'], { shifts, shiftsNeeded: 1 }, { shifts: [shifts[1]?._id ?? ''] })
  const dialog = within(await makeOffer(user))
  dialog.getByText('Shifts as advertised')
  await user.click(within(dialog.getByRole('group', { name: 'Not in this offer' })).getByRole('button', { name: 'Add Mon 10:00–14:00' }))
  expect(dialog.queryByRole('group', { name: 'Not in this offer' })).toBeNull()
  const rows = within(dialog.getByRole('group', { name: 'Shifts' })).getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByLabelText<HTMLInputElement>('Day', { selector: 'input' }).value)).toEqual([
    'Monday',
    'Saturday',
  ])
  expect(dialog.getByLabelText<HTMLInputElement>('Hours a week', { selector: 'input' }).value).toBe('8')
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
  for (const label of ['Pay', 'Hours a week', 'Start date']) expect(described(field(label))).toContain('As advertised')
  dialog.getByText('Shifts as advertised')
  await user.clear(field('Pay'))
  await user.type(field('Pay'), '14')
  await waitFor(() => expect(described(field('Pay'))).not.toContain('As advertised'))
  await pointing(user).write('Start date', '2030-01-26')
  await user.click(field('To'))
  await user.keyboard('14:00{ArrowDown}{Enter}')
  await waitFor(() => expect(dialog.queryByText('Shifts as advertised')).toBeNull())
  expect(dialog.queryByText('As advertised')).toBeNull()
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
  expect(described(field('Hours a week'))).toContain('As advertised')
  expect(described(field('Start date'))).not.toContain('As advertised')
})

test('an offer is summed up above its button as it would go out, the week’s money with it', async () => {
  const saturday = { day: 7, start: '08:00', end: '13:30', breakMinutes: 0, people: 1, _id: '01890000-0000-7000-8000-000000000008' }
  const { user } = openMenu('applied', ['offered'], {
    title: 'Barista',
    salary: 13.2,
    salaryUnit: 'hour',
    payBands: [],
    shifts: [saturday],
    hoursPerWeek: 5.5,
    workplace: 'on_site',
    startDate: null,
  })
  const dialog = within(await makeOffer(user))
  expect(dialog.queryByRole('region', { name: `What ${name} gets` })).toBeNull()
  const hand = pointing(user)
  await hand.write('Start date', '2030-01-19')
  await hand.write('Reply by the end of', inDays(6))
  const facts = () =>
    [...within(dialog.getByRole('region', { name: `What ${name} gets` })).getAllByRole('term')].map((term) => [
      term.textContent,
      term.nextSibling?.textContent,
    ])
  await waitFor(() =>
    expect(facts()).toEqual([
      ['Job', 'Barista'],
      ['Pay', '£13.20 an hour, £72.60 a week before tax'],
      ['Hours', '5 h 30 min a week'],
      ['Shifts', 'Sat 08:00–13:30'],
      ['Start date', 'Sat 19 Jan'],
      ['Reply by', momentWords(endOfDay(inDays(6)))],
    ]),
  )
  await hand.write('Pay', '14')
  await waitFor(() => expect(facts()[1]).toEqual(['Pay', '£14.00 an hour, £77.00 a week before tax']))
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
