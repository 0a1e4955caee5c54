import { employerCompany } from '@evenshift/contract/employer/company'
import { employerApplication } from '@evenshift/contract/model/application/employer-application'
import { employerJob } from '@evenshift/contract/model/job/job'
import { type Cover, coverApplicant } from '@evenshift/contract/model/overview/cover'
import type { Role } from '@evenshift/contract/call'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { CoverView } from '#web/areas/employer/applicants/cover/CoverView'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const idOf = (number: number): string => `01890000-0000-7000-8000-00000000000${number}`
const [friday, saturday] = [idOf(1), idOf(2)]
const times = [
  { _id: friday, day: 6, start: '15:00', end: '19:00', breakMinutes: 0 },
  { _id: saturday, day: 7, start: '09:00', end: '13:30', breakMinutes: 30 },
]
const job = sample(employerJob, {
  shifts: times.map((shift) => ({ ...shift, people: 2 })),
  salary: 12.9,
  salaryUnit: 'hour',
  hoursPerWeek: 8,
  startDate: '2030-01-15',
  payBands: [],
})
const grace = sample(coverApplicant, {
  _id: idOf(3),
  name: 'Grace Ford',
  status: 'offer_accepted',
  shifts: [friday],
  offered: [friday],
  clashing: [],
})
const tom = sample(coverApplicant, {
  _id: idOf(4),
  name: 'Tom Okafor',
  status: 'applied',
  shifts: [friday, saturday],
  offered: [],
  clashing: [],
  version: 3,
})
const zoe = sample(coverApplicant, {
  _id: idOf(5),
  name: 'Zoe Hart',
  status: 'applied',
  shifts: [saturday],
  clashing: [saturday],
  offered: [],
})
const week: Cover = {
  shifts: times.map((shift, place) => ({ ...shift, needed: 2, offered: 0, accepted: place === 0 ? 1 : 0, askedFor: 1 })),
  applicants: [grace, tom, zoe],
  placesLeft: 2,
  proposal: { people: [{ _id: tom._id, shifts: [friday, saturday] }], open: [{ shiftId: saturday, seats: 1 }], isExact: true },
}

function open(cover: Cover, role: Role = 'manager', seen = job) {
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role }),
    jobDetails: () => seen,
    cover: () => cover,
  })
  return {
    service,
    user: show(
      <main>
        <CoverView job={seen} />
      </main>,
    ),
  }
}
const cellText = (sentence: string) => screen.getByText(sentence)

describe('the cover of a job', () => {
  test('says of every seat and every cell how it stands', async () => {
    open(week)
    const shifts = await screen.findByRole('list', { name: 'Shifts' })
    expect(shifts.textContent).toBe('Fri 15–191 of 2Grace FordAccepted1 open1 askedSat 09:00–13:300 of 22 open2 asked, 1 not free')
    expect(cellText('Grace Ford accepted Fri 15–19')).toBeTruthy()
    expect(cellText('Grace Ford didn’t ask for Sat 09:00–13:30')).toBeTruthy()
    expect(cellText('Tom Okafor can work Fri 15–19')).toBeTruthy()
    expect(cellText('Zoe Hart asked for, but isn’t free on Sat 09:00–13:30')).toBeTruthy()
    await expectAccessible(document.body)
  })

  test('is red only at a shift that fewer asked for and can work than it still needs', async () => {
    const { user } = open({ ...week, shifts: week.shifts.map((shift) => ({ ...shift, accepted: 0, needed: 1 })), applicants: [tom] })
    const short = async () => {
      const shifts = within(await screen.findByRole('list', { name: 'Shifts' }))
      return shifts.getAllByRole('heading').map((heading) => heading.closest('li')?.hasAttribute('data-short'))
    }
    expect(await short()).toEqual([false, false])
    await user.click(screen.getByRole('button', { name: 'Fill the week' }))
    expect(await short()).toEqual([false, false])
    cleanup()
    open(week)
    expect(await short()).toEqual([false, true])
  })

  test('who asked for a shift without saying when they’re free is drawn as that, and not as free', async () => {
    open({ ...week, applicants: [grace, { ...tom, isWeekKnown: false, saidTheyCan: [saturday] }, zoe] })
    await screen.findByText('Tom Okafor asked, without saying when they’re free, for Fri 15–19')
    cellText('Tom Okafor said yes to Sat 09:00–13:30')
    screen.getByText('Asked, week not known')
    screen.getByText('Tom said yes')
    cleanup()
    open({ ...week, applicants: [grace, ...[tom, zoe].map((one) => ({ ...one, clashing: [], saidTheyCan: [saturday] }))] })
    await screen.findByText('Said yes')
  })

  test('a shift whose every place is accepted is drawn for no one else as theirs to work', async () => {
    open({ ...week, shifts: week.shifts.map((shift, place) => (place === 0 ? { ...shift, needed: 1 } : shift)) })
    await screen.findByText('Tom Okafor asked for the filled shift Fri 15–19')
    expect(screen.queryByText('Tom Okafor can work Fri 15–19')).toBeNull()
    screen.getByText('filled')
  })

  test('who is hired for a shift that was moved is drawn with the old time that they agreed to, and takes no seat', async () => {
    const agreed = [{ _id: friday, day: 6, start: '08:00', end: '12:00' }]
    const moved = { ...grace, status: 'hired' as const, offered: [], offeredBefore: [friday], agreed, newTimes: null }
    open({ ...week, applicants: [moved, tom, zoe], shifts: week.shifts.map((shift) => ({ ...shift, accepted: 0 })) })
    const shifts = await screen.findByRole('list', { name: 'Shifts' })
    expect(shifts.textContent).toContain('Fri 15–190 of 2Grace FordAgreed to 08–122 open1 asked')
    expect(cellText('Grace Ford agreed to the old time of Fri 15–19')).toBeTruthy()
    await within(shifts).findByRole('button', { name: 'Ask Grace to move' })
    await expectAccessible(document.body)
  })

  test('a shift that was moved a little is theirs at the time that they agreed to, in its seat and in the table', async () => {
    open({ ...week, applicants: [{ ...grace, agreed: [{ _id: friday, day: 6, start: '14:00', end: '18:00' }] }, tom, zoe] })
    const shifts = await screen.findByRole('list', { name: 'Shifts' })
    expect(shifts.textContent).toContain('Fri 15–191 of 2, until 18:00Grace FordAccepted, agreed 14–18')
    expect(cellText('Grace Ford accepted, at 14–18, Fri 15–19')).toBeTruthy()
  })

  test('what somebody’s old times leave of a moved shift is open, though its place is taken, until the job is over', async () => {
    const agreed = [{ _id: friday, day: 6, start: '14:00', end: '18:00' }]
    const shifts = week.shifts.filter(({ _id }) => _id === friday).map((shift) => ({ ...shift, needed: 1 }))
    const held: Cover = { ...week, shifts, applicants: [{ ...grace, agreed }], proposal: { people: [], open: [], isExact: true } }
    open(held)
    const list = await screen.findByRole('list', { name: 'Shifts' })
    expect(list.textContent).toContain('1 of 1, until 18:00Grace FordAccepted, agreed 14–1818:00–19:00 openGrace, until 18:00')
    screen.getByText('Fri 18:00–19:00 isn’t covered.')
    await expectAccessible(document.body)
    cleanup()
    open(held, 'manager', { ...job, status: 'closed' })
    expect((await screen.findByRole('list', { name: 'Shifts' })).textContent).not.toContain('open')
  })

  test('those who keep the same old times are named together', async () => {
    const agreed = [{ _id: friday, day: 6, start: '14:00', end: '18:00' }]
    open({ ...week, applicants: [grace, { ...grace, _id: tom._id, name: 'Tom Okafor' }].map((one) => ({ ...one, agreed })) })
    const list = await screen.findByRole('list', { name: 'Shifts' })
    expect(list.textContent).toContain('18:00–19:00 openGrace and Tom, until 18:00')
  })

  test('says of a shift that no one can take that it stays empty', async () => {
    const shifts = week.shifts.map((shift) => ({ ...shift, needed: 1 }))
    const proposal = { people: [{ _id: tom._id, shifts: [friday] }], open: [{ shiftId: saturday, seats: 1 }], isExact: true }
    const { user } = open({ ...week, shifts: shifts.map((shift) => ({ ...shift, accepted: 0 })), applicants: [tom, zoe], proposal })
    await user.click(await screen.findByRole('button', { name: 'Fill the week' }))
    expect(screen.getByRole('region', { name: 'Fill the week' }).textContent).toContain('Sat 09:00–13:30 stays empty.')
  })

  test('says before it is filled who has a shift already, and its key names no more than is drawn', async () => {
    open(week)
    expect(await screen.findByText('Grace has accepted.')).toBeTruthy()
    expect(screen.getByText('gaps on 2 shifts', { exact: false }).textContent).toBe('3 gaps on 2 shifts')
    expect(screen.queryByText('In this proposal')).toBeNull()
  })

  test.each([['a mouse'], ['the keyboard alone']])('is filled with %s, and an offer begins with the proposed shifts', async (hand) => {
    const { service, user } = open(week)
    service.answers({ moveApplicants: () => sample(employerApplication, { _id: tom._id, status: 'offered', undoUntil: null }) })
    const press = async (name: string) => {
      const button = await screen.findByRole('button', { name })
      if (hand === 'a mouse') return user.click(button)
      for (let steps = 0; document.activeElement !== button && steps < 20; steps += 1) await user.keyboard('{Tab}')
      expect(document.activeElement, 'what the keys reach').toBe(button)
      await user.keyboard('{Enter}')
    }
    await press('Fill the week')
    const panel = screen.getByRole('region', { name: 'Fill the week' })
    expect(panel.textContent).toContain('1 person fills 2 of the 3 gaps.')
    expect(panel.textContent).toContain('Sat 09:00–13:30 stays one short.')
    expect(panel.textContent).toContain('8\u00A0h, £103.20 a week')
    expect(document.activeElement).toBe(within(panel).getByRole('heading'))
    expect(cellText('Tom Okafor is proposed for Sat 09:00–13:30')).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Shifts' }).textContent).toContain('Sat 09:00–13:300 of 2, 1 proposedTom OkaforProposed1 open')
    await expectAccessible(document.body)

    await press('Offer to Tom Okafor')
    const dialog = await screen.findByRole('dialog', { name: /^Make Tom Okafor an offer/ })
    await user.click(within(dialog).getByRole('button', { name: 'Send offer' }))
    await waitFor(() => expect(service.sent('moveApplicants')).toHaveLength(1))
    const shifts = times
    expect(service.sent('moveApplicants')).toMatchObject([
      { query: { applicationId: tom._id }, body: { status: 'offered', version: 3, offer: { pay: 12.9, hoursPerWeek: 8, shifts } } },
    ])
    // What was sent is asked for again.
    await waitFor(() => expect(service.sent('cover').length).toBeGreaterThan(1))
  })

  test('offers a part of the week with the hours of that part', async () => {
    const { service, user } = open({ ...week, proposal: { people: [{ _id: tom._id, shifts: [friday] }], open: [], isExact: false } })
    await user.click(await screen.findByRole('button', { name: 'Fill the week' }))
    expect(screen.getByRole('status').textContent).toBe('1 person fills all 3 gaps. It’s a quick estimate: fewer people may do.')
    await user.click(await screen.findByRole('button', { name: 'Offer to Tom Okafor' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByLabelText<HTMLInputElement>('Hours a week', { selector: 'input' }).value).toBe('4')
    await user.click(within(dialog).getByRole('button', { name: 'Send offer' }))
    await waitFor(() => expect(service.sent('moveApplicants')).toMatchObject([{ body: { offer: { shifts: [{ _id: friday }] } } }]))
  })

  test.each([['a mouse'], ['the keyboard alone']])('lets them say who gets what with %s, and counts it anew', async (hand) => {
    const { user } = open(week)
    const press = async (name: string) => {
      const button = await screen.findByRole('button', { name })
      if (hand === 'a mouse') return user.click(button)
      button.focus()
      await user.keyboard(' ')
    }
    await press('Fill the week')
    await press('Change who gets what')
    expect(screen.getByRole('button', { name: 'Sat 09:00–13:30 for Tom Okafor' }).getAttribute('aria-pressed')).toBe('true')
    await expectAccessible(document.body)
    await press('Sat 09:00–13:30 for Tom Okafor')
    screen.getByText('1 person fills 1 of the 3 gaps.')
    screen.getByText('Sat 09:00–13:30 stays empty.')
    await press('Fri 15–19 for Tom Okafor')
    screen.getByText('No one who applied can work all they asked for.')
    await press('Back to our proposal')
    screen.getByText('1 person fills 2 of the 3 gaps.')
    await press('Change who gets what')
    await press('Sat 09:00–13:30 for Tom Okafor')
    await press('Offer to Tom Okafor')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByLabelText<HTMLInputElement>('Hours a week', { selector: 'input' }).value).toBe('4')
  })

  test.each([['a mouse'], ['the keyboard alone']])('sends everybody their offer with %s, and says whose wasn’t sent', async (hand) => {
    const both = { people: [tom, zoe].map(({ _id }) => ({ _id, shifts: [saturday] })), open: [], isExact: true }
    const { service, user } = open({ ...week, proposal: both })
    const moved = sample(employerApplication, { status: 'offered', undoUntil: null })
    service.answers({
      moveApplicants: ({ query: { applicationId } }) => (applicationId === zoe._id ? new Refusal('SHIFT_TAKEN') : moved),
    })
    const press = async (button: HTMLElement) => {
      if (hand === 'a mouse') return user.click(button)
      button.focus()
      await user.keyboard('{Enter}')
    }
    await press(await screen.findByRole('button', { name: 'Fill the week' }))
    screen.getByText('8 h, £103.20 a week')
    const [send] = await screen.findAllByRole('button', { name: 'Send 2 offers' })
    if (send) await press(send)
    const dialog = await screen.findByRole('dialog', { name: 'Send 2 offers' })
    await expectAccessible(document.body)
    await press(within(dialog).getByRole('button', { name: 'Send 2 offers' }))
    await screen.findByText(/^Zoe Hart: /)
    expect(service.sent('moveApplicants')).toMatchObject(
      [tom, zoe].map(({ _id, version }) => ({
        query: { applicationId: _id },
        body: { status: 'offered', version, offer: { pay: 12.9, hoursPerWeek: 4, shifts: [times[1]], startDate: '2030-01-19' } },
      })),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('speaks of the one person whose offer goes', async () => {
    const one = { people: [{ _id: tom._id, shifts: [saturday] }], open: [], isExact: true }
    const { user } = open({ ...week, proposal: one })
    await user.click(await screen.findByRole('button', { name: 'Fill the week' }))
    await user.click((await screen.findAllByRole('button', { name: 'Send 1 offer' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Send 1 offer' }))
    dialog.getByText('Tom gets the job’s pay, £12.90 an hour.')
    dialog.getByLabelText('Message to Tom')
    expect(dialog.queryByText(/[Ee]veryone/)).toBeNull()
  })

  test('says at the field what is wrong with everybody’s offer, and sends each once', async () => {
    const both = { people: [tom, zoe].map(({ _id }) => ({ _id, shifts: [saturday] })), open: [], isExact: true }
    const { service, user } = open({ ...week, proposal: both })
    const fault = new Refusal('INVALID_INPUT', { 'offer.startDate': 'Choose a day from today' })
    service.answers({ moveApplicants: () => fault })
    await user.click(await screen.findByRole('button', { name: 'Fill the week' }))
    await user.click((await screen.findAllByRole('button', { name: 'Send 2 offers' }))[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Send 2 offers' }))
    await waitFor(() => expect(described(within(dialog).getByLabelText(/^Start date/))).toContain('Choose a day from today'))
    expect(service.sent('moveApplicants')).toHaveLength(1)
  })

  test('says that no one is left to ask where everybody who applied has an offer', async () => {
    const left = times.map(({ _id }, place) => ({ shiftId: _id, seats: place + 1 }))
    const { user } = open({ ...week, applicants: [grace], proposal: { people: [], open: left, isExact: true } })
    await user.click(await screen.findByRole('button', { name: 'Fill the week' }))
    const panel = within(screen.getByRole('region', { name: 'Fill the week' }))
    expect(panel.getByRole('status').textContent).toBe('No one left to ask. Share the job to hear from more people.')
    expect(panel.queryByText(/No one else who asked/)).toBeNull()
    expect(panel.queryByRole('button', { name: 'Change who gets what' })).toBeNull()
    expect(panel.getByRole('link', { name: 'Share the job' })).toBeTruthy()
  })

  test('names who has an open offer and could take more of what stays open, with the way to their offer', async () => {
    const left = times.map(({ _id }) => ({ shiftId: _id, seats: 1 }))
    const asked = { ...tom, status: 'offered' as const, offered: [friday] }
    const { user } = open({ ...week, applicants: [grace, asked], proposal: { people: [], open: left, isExact: true } })
    await user.click(await screen.findByRole('button', { name: 'Fill the week' }))
    const panel = within(screen.getByRole('region', { name: 'Fill the week' }))
    expect(panel.getByRole('status').textContent).toBe('Everyone who applied has an offer.')
    await panel.findByText('Tom asked for Sat 09:00–13:30 too, and is free.', { exact: false })
    expect(panel.getByRole('link', { name: 'Add it to their offer' }).getAttribute('href')).toContain(tom._id)
  })

  test('names who was hired, asked for what stays open and is free, with the way to write to them', async () => {
    const left = times.map(({ _id }) => ({ shiftId: _id, seats: 1 }))
    const hired = { ...tom, status: 'hired' as const, offered: [friday] }
    const { user } = open({ ...week, applicants: [hired], proposal: { people: [], open: left, isExact: true } })
    await user.click(await screen.findByRole('button', { name: 'Fill the week' }))
    const panel = within(screen.getByRole('region', { name: 'Fill the week' }))
    expect(panel.getByRole('status').textContent).toBe('Everyone who applied has an offer.')
    await panel.findByText('Tom asked for Sat 09:00–13:30 too, and is free.', { exact: false })
    expect(panel.getByRole('link', { name: 'Message Tom' }).getAttribute('href')).toBe(`/messages/${tom._id}`)
  })

  test.each([
    [2, '2 of 2, until 18:00'],
    [1, '2 of 2, 1 until 18:00'],
  ])('a shift that %i of those who have it agreed at another time says so beside its count', async (moved, said) => {
    const agreed = (before: boolean) => [{ ...times[0], ...(before && { start: '14:00', end: '18:00' }) }] as typeof grace.agreed
    const applicants = [grace, { ...grace, _id: tom._id, name: 'Tom Okafor' }].map((one, n) => ({ ...one, agreed: agreed(n < moved) }))
    open({ ...week, applicants })
    const shifts = within(await screen.findByRole('list', { name: 'Shifts' }))
    shifts.getByText(said)
  })

  test('has its shifts from Monday on, in whatever order the job has them', async () => {
    const both = week.shifts.map(({ _id }) => ({ shiftId: _id, seats: 1 })).toReversed()
    const { user } = open({ ...week, shifts: week.shifts.toReversed(), proposal: { ...week.proposal, open: both } })
    const shifts = within(await screen.findByRole('list', { name: 'Shifts' })).getAllByRole('listitem')
    const columns = screen.getAllByRole('columnheader').slice(1)
    for (const each of [shifts.slice(0, 1), columns.slice(0, 1)]) expect(each[0]?.textContent).toMatch(/^Fri/)
    await user.click(screen.getByRole('button', { name: 'Fill the week' }))
    screen.getByText('2 gaps stay open, on Fri and Sat.')
  })

  test('warns where the proposal has more people than the job wants', async () => {
    const { user } = open({ ...week, placesLeft: 0 })
    await user.click(await screen.findByRole('button', { name: 'Fill the week' }))
    expect(screen.getByText('You’ve hired everyone you wanted, and this takes 1 more person.', { exact: false })).toBeTruthy()
  })

  test('of a closed job has no gaps once no one is left to ask, and says how to open it again', async () => {
    const closed: typeof job = { ...job, status: 'closed', closedAt: new Date().toISOString(), vacancies: 2, filled: 1 }
    open({ ...week, applicants: [grace] }, 'manager', closed)
    await screen.findByRole('button', { name: 'Reopen' })
    screen.getByText(/^Applications are closed\. You can reopen it until /)
    expect(screen.getByRole('list', { name: 'Shifts' }).textContent).toBe('Fri 15–191 of 2Grace FordAcceptedSat 09:00–13:300 of 2')
    expect(screen.queryByRole('button', { name: 'Fill the week' })).toBeNull()
    expect(screen.queryByText('gaps on', { exact: false })).toBeNull()
    await expectAccessible(document.body)
  })

  test('of a closed job whose applicants are still being answered is filled as before', async () => {
    open(week, 'manager', { ...job, status: 'closed' })
    await screen.findByRole('button', { name: 'Fill the week' })
  })

  test('lets a reviewer look and offer nothing', async () => {
    const { user } = open(week, 'reviewer')
    await user.click(await screen.findByRole('button', { name: 'Fill the week' }))
    expect(screen.getByText('1 person fills 2 of the 3 gaps.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Offer to Tom Okafor' })).toBeNull()
  })
})
