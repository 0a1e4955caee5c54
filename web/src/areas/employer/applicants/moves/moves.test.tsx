import { employerMeeting } from '@evenshift/contract/model/meeting/meeting'
import { employerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { londonDay } from '@evenshift/contract/london'
import { HOUR_MS } from '@evenshift/contract/days'
import { employerCompany } from '@evenshift/contract/employer/company'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { endOfDay } from '#web/areas/employer/applicants/moves/offer-terms'
import { ada, choose, inDays, isGone, name, openMenu, press, why } from '#web/areas/employer/applicants/moves/testkit/move-menu.rig'
import { type Hand, pointing, typing } from '#web/testkit/hands'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible } from '#web/testkit/screen'
import { Refusal } from '#web/testkit/service'

const today = londonDay(new Date())

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
    send: 'Send offer',
    from: 'applied',
    to: 'offered',
    fill: async (hand) => {
      await hand.write('Pay', '13.5')
      await hand.write('Hours a week', '12')
      await hand.write('Start date', inDays(20))
      await hand.write('Message (optional)', 'Welcome.')
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
      'offer.message': 'Message (optional)',
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
    label: 'Interview',
    send: 'Send invitation',
    from: 'applied',
    to: 'interview_invited',
    fill: async (hand) => {
      await screen.findByRole('checkbox', { name: why.question })
      await hand.pick('checkbox', why.question)
      await hand.write('Send by the end of', inDays(5))
      await hand.write('Message', 'Take your time.')
    },
    body: {
      status: 'interview_invited',
      interview: { questionIds: [why._id], deadline: endOfDay(inDays(5)) },
      message: 'Take your time.',
    },
    fields: { 'interview.deadline': 'Send by the end of', message: 'Message' },
    missing: 'Choose at least one question',
  },
]

async function openDialog({ label, from, to }: Decision) {
  const opened = openMenu(from, [to])
  await choose(opened.user, label)
  return { ...opened, dialog: await screen.findByRole('dialog') }
}

test('a no of which only the reason was chosen is cancelled without a question', async () => {
  const [decision] = decisions
  if (decision === undefined) throw new Error('no decision to open')
  const { user, dialog } = await openDialog(decision)
  await pointing(user).choose('Reason', 'Something else')
  await user.click(press(dialog, 'Cancel'))
  await isGone()
})

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
    await choose(user, decision.label)
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
    await choose(opened.user, 'Shortlist')
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
  await choose(opened.user, 'Mark as hired')
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

test('whoever hires before an agreed chat reads that it will be called off', async () => {
  const at = '2090-12-01T17:00:00.000Z'
  const { service, user, dialog } = await openHire(2)
  expect(dialog.queryByText(/called off/)).toBeNull()
  await user.keyboard('{Escape}')
  await isGone()
  const agreed = sample(employerMeeting, { kind: 'chat', status: 'agreed', at })
  service.answers({ openApplication: () => sample(employerApplicationDetail, { meeting: agreed }) })
  await choose(user, 'Mark as hired')
  await screen.findByText('Your face-to-face chat on Fri 1 Dec, 17:00 will be called off.')
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
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  const prompt = await screen.findByRole('dialog', { name: /^You’ve used all .* interview invitations this month$/ })
  await within(prompt).findByText(/^Your invitation isn’t sent yet\./)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(prompt.isConnected).toBe(false))
  const dialog = within(await screen.findByRole('dialog', { name: `Invite ${name} to an interview` }))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Take your time.')
})
