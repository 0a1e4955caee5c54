import { londonDay } from '@evenshift/contract/london'
import { employerApplication } from '@evenshift/contract/model/application/employer-application'
import { employerJob } from '@evenshift/contract/model/job/job'
import { type CoverApplicant, cover, coverApplicant } from '@evenshift/contract/model/overview/cover'
import { question } from '@evenshift/contract/model/interview/question'
import { employerCompany } from '@evenshift/contract/employer/company'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@evenshift/contract/days'
import { MoveMenu } from '#web/areas/employer/applicants/moves/MoveMenu'
import { endOfDay } from '#web/areas/employer/applicants/moves/offer-terms'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { momentWords } from '#web/shared/meeting/meeting-words'
import { type Hand, pointing, typing } from '#web/testkit/hands'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const ada = sample(employerApplication, { pendingRejection: null, undoUntil: null, interview: null, version: 3 })
const name = ada.applicant.name
const today = londonDay(new Date())
const inDays = (days: number): string => londonDay(new Date(Date.now() + days * DAY_MS))
const why = { ...sample(question), question: 'Why here?', isLocked: false }

interface Decision {
  /** Its words in the menu, and its dialog's last button. */
  readonly label: string
  readonly send: string
  readonly from: ApplicationStatus
  readonly to: ApplicationStatus
  readonly fill: (hand: Hand) => Promise<void>
  readonly body: object
  /** The words of each field by its path in the call. */
  readonly fields: Readonly<Record<string, string>>
  /** What it says first when it is sent as it opens. */
  readonly missing: string
}
const decisions: readonly Decision[] = [
  {
    label: 'Not this time',
    send: 'Send in 60 minutes',
    from: 'applied',
    to: 'rejected',
    fill: async (hand) => {
      await hand.choose('Reason', 'Something else')
      await hand.write('Message', 'We found your twin.')
    },
    body: { status: 'rejected', reason: 'other', message: 'We found your twin.' },
    fields: { reason: 'Reason', message: 'Message' },
    missing: 'Choose a reason',
  },
  {
    label: 'Make offer',
    send: 'Send the offer',
    from: 'applied',
    to: 'offered',
    fill: async (hand) => {
      await hand.write('Pay', '13.5')
      await hand.write('Hours a week', '12')
      await hand.write('Start date', inDays(20))
      await hand.write('Message', 'Welcome.')
    },
    body: {
      status: 'offered',
      offer: { pay: 13.5, hoursPerWeek: 12, startDate: inDays(20), message: 'Welcome.', payUnit: 'hour', shifts: [] },
    },
    fields: {
      'offer.pay': 'Pay',
      'offer.payUnit': 'For',
      'offer.hoursPerWeek': 'Hours a week',
      'offer.startDate': 'Start date',
      'offer.expiresAt': 'Reply by the end of',
      'offer.message': 'Message',
    },
    missing: 'Choose a start date',
  },
  {
    label: 'Mark as hired',
    send: 'Mark as hired',
    from: 'offer_accepted',
    to: 'hired',
    fill: async (hand) => {
      await hand.pick('radio', 'Home Office online check, with a share code')
      await hand.write('Checked by', 'Jo Marsh')
      await hand.pick('checkbox', 'I confirm we’ve checked and they can do this work')
    },
    body: { status: 'hired', rightToWork: { method: 'online', checkedOn: today, checkedBy: 'Jo Marsh' } },
    fields: { 'rightToWork.method': 'How you checked', 'rightToWork.checkedOn': 'Checked on', 'rightToWork.checkedBy': 'Checked by' },
    missing: 'Say who checked',
  },
  {
    label: 'Invite to an interview',
    send: 'Send the invitation',
    from: 'applied',
    to: 'interview_invited',
    fill: async (hand) => {
      await screen.findByRole('checkbox', { name: why.question })
      await hand.pick('checkbox', why.question)
      await hand.write('Answers by the end of', inDays(5))
      await hand.write('Message', 'Take your time.')
    },
    body: {
      status: 'interview_invited',
      interview: { questionIds: [why._id], deadline: endOfDay(inDays(5)) },
      message: 'Take your time.',
    },
    fields: { 'interview.deadline': 'Answers by the end of', message: 'Message' },
    missing: 'Choose at least one question',
  },
]

/** One applicant's menu, before somebody who may decide. */
function openMenu(
  status: ApplicationStatus,
  allowed: readonly ApplicationStatus[],
  more: Partial<ReturnType<typeof sample<typeof employerJob>>> = {},
  asked: Partial<typeof ada> = {},
) {
  const application = { ...ada, ...asked, status, allowed: [...allowed] }
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    jobDetails: () =>
      sample(employerJob, { salary: 12.5, salaryUnit: 'hour', hoursPerWeek: 10, shifts: [], startDate: null, payBands: [], ...more }),
    questions: () => ({ data: [why], pagination: { current: 1, pageSize: 50, total: 1 } }),
  })
  function Menu() {
    const flow = useMoveFlow()
    return (
      <>
        <MoveMenu application={application} flow={flow} />
        {flow.dialog}
      </>
    )
  }
  return { user: show(<Menu />), service, application }
}
async function openDialog({ label, from, to }: Decision) {
  const opened = openMenu(from, [to])
  await opened.user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await opened.user.click(await screen.findByRole('menuitem', { name: label }))
  return { ...opened, dialog: await screen.findByRole('dialog') }
}
const press = (dialog: HTMLElement, button: string): HTMLElement => within(dialog).getByRole('button', { name: button })
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe.each(decisions)('$label', (decision) => {
  const { send, fill, body, fields, missing, to } = decision

  test.each([
    ['a mouse', pointing],
    ['the keyboard alone', typing],
  ])('is filled in with %s, sent as it was filled in, and told', async (_name, handOf) => {
    const { user, service, application, dialog } = await openDialog(decision)
    service.answers({ moveApplicants: () => ({ ...application, status: to }) })
    const hand = handOf(user)
    await fill(hand)
    await hand.pick('button', send)
    await isGone()
    expect(service.sent('moveApplicants')).toMatchObject([{ query: { applicationId: ada._id }, body: { version: 3, ...body } }])
    expect(dialog.isConnected).toBe(false)
  })

  test('says what is missing and sends nothing', async () => {
    const { user, service, dialog } = await openDialog(decision)
    await user.click(press(dialog, send))
    expect(dialog).toHaveProperty('textContent', expect.stringContaining(missing))
    expect(service.sent('moveApplicants')).toEqual([])
    await expectAccessible(dialog)
  })

  test('each refusal stands at its field, and the first of them has the focus', async () => {
    const { user, service, dialog } = await openDialog(decision)
    const no = Object.fromEntries(Object.entries(fields).map(([path, label]) => [path, `No to “${label}”.`]))
    service.answers({ moveApplicants: () => new Refusal('INVALID_INPUT', no) })
    await fill(pointing(user))
    await user.click(press(dialog, send))
    await within(dialog).findByText(Object.values(no)[0] ?? '')
    for (const label of Object.values(fields)) expect(described(within(dialog).getByLabelText(label))).toContain(`No to “${label}”.`)
    const first = within(dialog).getByLabelText(Object.values(fields)[0] ?? '')
    await waitFor(() => expect(first.contains(document.activeElement)).toBe(true))
    await expectAccessible(dialog)
  })

  test('nothing is lost when the line goes or the answer is no', async () => {
    const { user, service, application, dialog } = await openDialog(decision)
    await fill(pointing(user))
    service.goOffline()
    await user.click(press(dialog, send))
    await within(dialog).findByText('No internet connection')
    service.comeBack()
    service.answers({ moveApplicants: () => new Refusal('VACANCIES_TAKEN') })
    await user.click(press(dialog, send))
    await within(dialog).findByText('All places are filled or offered.')
    service.answers({ moveApplicants: () => ({ ...application, status: to }) })
    await user.click(press(dialog, send))
    await isGone()
    expect(service.sent('moveApplicants').at(-1)).toMatchObject({ body })
  })

  test('is left with Escape at once while nothing is filled in, and after a question once something is', async () => {
    const { user, service } = await openDialog(decision)
    await user.keyboard('{Escape}')
    await isGone()
    await user.click(screen.getByRole('button', { name: `More actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: decision.label }))
    await screen.findByRole('dialog')
    await fill(pointing(user))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await isGone()
    expect(service.sent('moveApplicants')).toEqual([])
  })
})

describe('a move that asks nothing', () => {
  const shortlist = async (answer: (moved: typeof ada) => typeof ada | Refusal) => {
    const opened = openMenu('applied', ['shortlisted'])
    const moved = {
      ...opened.application,
      status: 'shortlisted' as const,
      version: 4,
      undoUntil: new Date(Date.now() + HOUR_MS).toISOString(),
    }
    opened.service.answers({ moveApplicants: () => answer(moved) })
    await opened.user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Shortlist' }))
    return opened
  }

  test('is made at once, told, and taken back from where it is told', async () => {
    const { user, service } = await shortlist((moved) => moved)
    await screen.findByText(`${name} is shortlisted and has been told. You can undo this for an hour`)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone')
    expect(service.sent('moveApplicants').map(({ body }) => body)).toEqual([
      { status: 'shortlisted', version: 3 },
      { undo: true, version: 4 },
    ])
  })

  test('says when someone else was quicker', async () => {
    await shortlist(() => new Refusal('STALE'))
    await screen.findByText('This has been updated. Here’s the latest.')
  })
})

test('an offer for a job without an address says so before it is sent, and leads to where it is added', async () => {
  const arrival = { address: '', contactName: '', contactPhone: '', askFor: '', wear: '', bring: '' }
  const { user } = openMenu('applied', ['offered'], { workplace: 'on_site', arrival })
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Make ${name} an offer` }))
  dialog.getByText(/They get the address when they accept, and this job has none yet/)
  expect(dialog.getByRole('link', { name: 'Add it to the job' }).getAttribute('href')).toMatch(/^\/posts\//)
})

test('the hours of an offer go with its shifts until someone writes others', async () => {
  const [friday, sunday] = [
    { day: 6, start: '17:00', end: '21:00', breakMinutes: 0, people: 1, _id: '01890000-0000-7000-8000-000000000008' },
    { day: 1, start: '11:00', end: '17:00', breakMinutes: 30, people: 1, _id: '01890000-0000-7000-8000-000000000009' },
  ]
  const { user } = openMenu('applied', ['offered'], { shifts: [friday, sunday], hoursPerWeek: 9.5 })
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Make ${name} an offer` }))
  const hours = dialog.getByLabelText<HTMLInputElement>('Hours a week', { selector: 'input' })
  await user.click(dialog.getAllByRole('button', { name: /^(Remove|Delete|Take out)/ })[0] as HTMLElement)
  await waitFor(() => expect(hours.value).toBe('5.5'))
  await user.clear(hours)
  await user.type(hours, '3')
  await user.click(dialog.getAllByRole('button', { name: /^Add/ })[0] as HTMLElement)
  expect(hours.value).toBe('3')
})

test('an offer says of each shift how many places are open and whose it is, and begins without those that are taken', async () => {
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
  const { user, service } = openMenu('applied', ['offered'], { shifts }, { shifts: [saturday, sunday, monday] })
  service.answers({
    cover: () =>
      sample(cover, {
        shifts: shifts.map(({ people: needed, ...one }) => ({ ...one, needed, offered: 0, accepted: 0, askedFor: 1 })),
        applicants: [priya, lee],
      }),
  })
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Make ${name} an offer` }))
  const rows = () => within(dialog.getByRole('group', { name: 'Shifts' })).getAllByRole('listitem')
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('1 place open')])
  expect(dialog.getByLabelText<HTMLInputElement>('Hours a week', { selector: 'input' }).value).toBe('4')
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
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Make ${name} an offer` }))
  dialog.getByText('Taken by Priya Shah. Offered to Lee Young')
  await expectAccessible(document.body)
})

test('an offer says which of its terms are those of the advert, until someone changes one', async () => {
  const saturday = { day: 7, start: '08:00', end: '13:30', breakMinutes: 0, people: 1, _id: '01890000-0000-7000-8000-000000000008' }
  const { user } = openMenu('applied', ['offered'], { shifts: [saturday], hoursPerWeek: 5.5, startDate: '2030-01-19' })
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Make ${name} an offer` }))
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
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Make ${name} an offer` }))
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
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Make ${name} an offer` }))
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
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make offer' }))
  const dialog = await screen.findByRole('dialog', { name: `Make ${name} an offer` })
  const hand = pointing(user)
  await hand.write('Start date', inDays(20))
  await hand.write('Pay', '1350')
  await user.click(press(dialog, 'Send the offer'))
  const question = await screen.findByRole('dialog', { name: 'Send an offer of £1,350 an hour?' })
  const slip = '£1,350 an hour is far above the £13.50 advertised. Check the amount.'
  within(question).getByText(slip)
  await expectAccessible(question)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(question.isConnected).toBe(false))
  expect(described(within(dialog).getByLabelText('Pay', { selector: 'input' }))).toContain(slip)
  expect(service.sent('moveApplicants')).toEqual([])
  await user.click(press(dialog, 'Send the offer'))
  await user.click(press(await screen.findByRole('dialog', { name: /^Send an offer of/ }), 'Send the offer'))
  await isGone()
  expect(service.sent('moveApplicants')).toMatchObject([{ body: { offer: { pay: 1350 } } }])
})

/** The dialog that hires, for a job with so many places, before Jo Marsh. */
async function openHire(vacancies: number) {
  const counts = [
    { status: 'applied' as const, count: 1 },
    { status: 'shortlisted' as const, count: 1 },
    { status: 'offer_accepted' as const, count: 1 },
    { status: 'rejected' as const, count: 4 },
  ]
  const opened = openMenu('offer_accepted', ['hired'], { vacancies, counts })
  const team = [{ _id: ada._id, name: 'Jo Marsh', role: 'manager' as const, isMe: true }]
  opened.service.answers({ employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager', team }) })
  await opened.user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Mark as hired' }))
  return { ...opened, dialog: within(await screen.findByRole('dialog')) }
}

test('whoever hires for the last place reads how many others hear it, and need not write their own name', async () => {
  const { user, service, application, dialog } = await openHire(1)
  await dialog.findByText('This fills the job. 2 others will be told someone else got it.')
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Checked by').value).toBe('Jo Marsh'))
  service.answers({ moveApplicants: () => ({ ...application, status: 'hired' }) })
  const hand = pointing(user)
  await hand.pick('radio', 'I saw original documents')
  await hand.pick('checkbox', 'I confirm we’ve checked and they can do this work')
  await hand.pick('button', 'Mark as hired')
  await isGone()
  expect(service.sent('moveApplicants')).toMatchObject([{ body: { rightToWork: { checkedBy: 'Jo Marsh' } } }])
})

test('with a place left nobody else hears of a hire', async () => {
  const { dialog } = await openHire(2)
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Checked by').value).toBe('Jo Marsh'))
  expect(dialog.queryByText(/fills the job/)).toBeNull()
})

test('an invitation that the plan has no room for stays as it was filled in, below the ways on', async () => {
  const { user, service } = await openDialog(decisions[3] as Decision)
  service.answers({
    moveApplicants: () => new Refusal('PLAN_LIMIT', {}, { limit: 5, used: 5, package: 'starter', of: 'interviewInvitations' }),
  })
  await decisions[3]?.fill(pointing(user))
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
  const prompt = await screen.findByRole('dialog', { name: /^You’ve used all .* interview invitations this month$/ })
  await within(prompt).findByText(/^Your invitation isn’t sent yet\./)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(prompt.isConnected).toBe(false))
  const dialog = within(await screen.findByRole('dialog', { name: `Invite ${name} to an interview` }))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Take your time.')
})
