import { londonDay } from '@evenshift/contract/london'
import { employerApplicants } from '@evenshift/contract/employer/applicants'
import { employerApplication } from '@evenshift/contract/model/application/employer-application'
import { employerJob } from '@evenshift/contract/model/job/job'
import { cover, coverApplicant, coverShift } from '@evenshift/contract/model/overview/cover'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@evenshift/contract/days'
import { CloseDialog } from '#web/areas/employer/posts/CloseDialog'
import { PostMenu } from '#web/areas/employer/posts/PostMenu'
import { usePostMoves } from '#web/areas/employer/posts/usePostMoves'
import { paths, to } from '#web/shared/paths'
import { type Hand, pointing, typing } from '#web/testkit/hands'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const job = sample(employerJob, {
  status: 'live',
  closingDate: null,
  vacancies: 2,
  counts: [
    { status: 'applied', count: 7 },
    { status: 'offered', count: 1 },
  ],
})
const nextWeek = londonDay(new Date(Date.now() + 7 * DAY_MS))

const endings = [
  {
    kind: 'close_now',
    send: 'Close job',
    fill: (hand: Hand) => hand.pick('radio', 'You hired someone who applied here'),
    body: { closeNow: true, outcome: 'hired_here' },
    path: 'outcome',
    label: 'Reason',
    told: 'Closed',
  },
  {
    kind: 'reopen',
    send: 'Reopen',
    fill: (hand: Hand) => hand.write('Last day to apply', nextWeek),
    body: { closingDate: nextWeek },
    path: 'closingDate',
    label: 'Last day to apply',
    told: /^Open until/,
  },
] as const

const named = (name: string) => {
  const made = sample(employerApplication)
  return { ...made, applicant: { ...made.applicant, name } }
}
interface Known {
  readonly known?: ReturnType<typeof sample<typeof cover>>
  readonly post?: typeof job
  /** Who is at a status, by the last that is asked for. */
  readonly at?: Readonly<Record<string, readonly string[]>>
}
async function openDialog(
  kind: (typeof endings)[number]['kind'],
  { known = sample(cover, { shifts: [] }), post = job, at = {} }: Known = {},
) {
  const service = openService('employer')
  service.answers({
    applications: ({ query }) => sample(employerApplicants.applications.output, { data: (at[String(query.status)] ?? []).map(named) }),
    cover: () => known,
  })
  function Post() {
    const { close } = usePostMoves(post)
    const [isOpen, setIsOpen] = useState(true)
    return isOpen && <CloseDialog job={post} kind={kind} close={close} onClose={() => setIsOpen(false)} />
  }
  const user = show(<Post />)
  return { user, service, dialog: await screen.findByRole('dialog') }
}

describe.each(endings)('closing a job, $kind', ({ kind, send, fill, body, path, label, told }) => {
  const button = () => within(screen.getByRole('dialog')).getByRole('button', { name: send })
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  test.each([
    ['a mouse', pointing],
    ['the keyboard alone', typing],
  ])('is filled in with %s, sent as it was filled in, and told', async (_name, handOf) => {
    const { user, service, dialog } = await openDialog(kind)
    service.answers({ closeJob: () => job })
    await expectAccessible(dialog)
    expect(button()).toHaveProperty('disabled', true)
    await fill(handOf(user))
    await handOf(user).pick('button', send)
    await screen.findByText(told)
    await isGone()
    expect(service.sent('closeJob')).toMatchObject([{ query: { jobId: job._id }, body }])
  })

  test('a refusal stands at its field, which has the focus', async () => {
    const { user, service, dialog } = await openDialog(kind)
    service.answers({ closeJob: () => new Refusal('INVALID_INPUT', { [path]: 'Not that one.' }) })
    await fill(pointing(user))
    await user.click(button())
    await within(dialog).findByText('Not that one.')
    const field = within(dialog).getByLabelText(label)
    expect(described(field)).toContain('Not that one.')
    await waitFor(() => expect(field.contains(document.activeElement)).toBe(true))
    await expectAccessible(dialog)
  })

  test('nothing is lost when the line goes or the answer is no', async () => {
    const { user, service, dialog } = await openDialog(kind)
    await fill(pointing(user))
    service.goOffline()
    await user.click(button())
    await within(dialog).findByText('No internet connection')
    service.comeBack()
    service.answers({ closeJob: () => new Refusal('STALE') })
    await user.click(button())
    await within(dialog).findByText('This has been updated. Here’s the latest.')
    service.answers({ closeJob: () => job })
    await user.click(button())
    await isGone()
    expect(service.sent('closeJob').at(-1)).toMatchObject({ body })
  })

  test('is left only after a question once something is chosen', async () => {
    const { user, service } = await openDialog(kind)
    await fill(pointing(user))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await isGone()
    expect(service.sent('closeJob')).toEqual([])
  })
})

test('who closes a job with a shift uncovered reads what each is told, by the shifts they asked for', async () => {
  const shift = { start: '09:00', end: '13:00', breakMinutes: 0, needed: 1, offered: 0, askedFor: 1 }
  const [friday, saturday] = [
    sample(coverShift, { ...shift, _id: '01890000-0000-7000-8000-000000000001', day: 6, accepted: 0 }),
    sample(coverShift, { ...shift, _id: '01890000-0000-7000-8000-000000000002', day: 7, accepted: 1 }),
  ]
  const asked = (name: string, ...shifts: readonly { readonly _id: string }[]) =>
    sample(coverApplicant, { name, status: 'applied', shifts: shifts.map(({ _id }) => _id), isTurnedDown: false })
  const applicants = [asked('Sam Hill', saturday), asked('Zoe Reed', friday, saturday)]
  const { user, dialog } = await openDialog('close_now', { known: sample(cover, { shifts: [friday, saturday], applicants }) })
  await user.click(within(dialog).getByRole('radio', { name: 'You hired someone who applied here' }))
  await within(dialog).findByText('Zoe: “They filled Sat 09:00–13:00, and aren’t hiring for Fri 09:00–13:00 any more.”')
  within(dialog).getByText('Sam: “Someone else got the shift you asked for.”')
})

test('who closes a job reads that whoever is about to be turned down gets the reason chosen for them', async () => {
  const waits = (name: string, isTurnedDown: boolean) => sample(coverApplicant, { name, status: 'applied', shifts: [], isTurnedDown })
  const known = sample(cover, { shifts: [], applicants: [waits('Nina Park', true), waits('Sam Hill', false)] })
  const post = { ...job, counts: [{ status: 'applied' as const, count: 2 }] }
  const { user, dialog } = await openDialog('close_now', { known, post })
  await user.click(within(dialog).getByRole('radio', { name: 'You no longer need anyone' }))
  await within(dialog).findByText('We’ll send Nina the reason you chose.')
  const lines = within(within(dialog).getByRole('list', { name: 'What happens' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'We’ll close 2 applications and call off any meeting.',
    'Sam: “They no longer need anyone for this job.”',
    'We’ll send Nina the reason you chose.',
  ])
})

test('who closes a job reads who is told, and by which sentence: that someone got it only where someone did', async () => {
  const { user, dialog } = await openDialog('close_now', {
    at: { shortlisted: ['Amira Khan', 'Mei Jones', 'Tom Okafor'], offered: ['Priya Shah'] },
  })
  await user.click(within(dialog).getByRole('radio', { name: 'You hired someone who applied here' }))
  await within(dialog).findByText(
    'We’ll close 7 applications, call off any meeting and tell Amira, Mei, Tom and 4 others: “They’ve stopped hiring for this job.”',
  )
  within(dialog).getByText('Priya has an offer and can still accept it.')
  await user.click(within(dialog).getByRole('radio', { name: 'You no longer need anyone' }))
  expect(dialog.textContent).toContain('“They no longer need anyone for this job.”')
  await user.click(within(dialog).getByRole('radio', { name: 'No new applications, still reviewing' }))
  expect(dialog.textContent).not.toContain('We’ll close')
  within(dialog).getByText('Applications are closed. 7 applications stay open, and you still reply to each.')
})

test('once someone has accepted, that is the reason chosen beforehand, and each group reads what happens to it', async () => {
  const counts = [
    { status: 'applied', count: 1 },
    { status: 'offered', count: 1 },
    { status: 'offer_accepted', count: 1 },
    { status: 'hired', count: 2 },
  ] as const
  const { user, service, dialog } = await openDialog('close_now', {
    post: { ...job, vacancies: 4, counts: [...counts] },
    at: { hired: ['Grace Ford', 'Harry Cole'], offer_accepted: ['Priya Shah'], offered: ['Tom Okafor'], shortlisted: ['Mei Jones'] },
  })
  service.answers({ closeJob: () => job })
  expect(within(dialog).getByRole('radio', { name: 'You hired someone who applied here' })).toHaveProperty('checked', true)
  await within(dialog).findByText('Priya has accepted your offer and keeps the job.')
  const lines = within(within(dialog).getByRole('list', { name: 'What happens' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Grace and Harry are hired and keep the job.',
    'Priya has accepted your offer and keeps the job.',
    'Tom has an offer and can still accept it.',
    'We’ll close 1 application, call off any meeting and tell Mei: “They’ve hired someone else, and don’t need more people.”',
  ])
  await expectAccessible(dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Close job' }))
  await screen.findByText('Closed')
  expect(service.sent('closeJob')).toMatchObject([{ body: { closeNow: true, outcome: 'hired_here' } }])
})

test('who closes a job reads which shifts have too few people, and who of those who wait could take them', async () => {
  const [friday, saturday] = [6, 7].map((day) => ({ ...sample(coverShift), day, start: '15:00', end: '19:00', needed: 2 }))
  const known = sample(cover, {
    applicants: [
      {
        ...sample(coverApplicant),
        name: 'Zoe Hall',
        status: 'applied',
        shifts: [friday?._id ?? ''],
        clashing: [],
        isWeekKnown: true,
        isTurnedDown: false,
      },
    ],
    shifts: [
      { ...sample(coverShift), ...friday, accepted: 1 },
      { ...sample(coverShift), ...saturday, accepted: 2 },
    ],
  })
  const { dialog } = await openDialog('close_now', { known })
  await within(dialog).findByText('Fri 15:00–19:00 (1 place)')
  const zoe = within(dialog).getByRole('link', { name: 'Zoe Hall' })
  expect(zoe.parentElement?.textContent).toBe('Zoe Hall asked for Fri 15:00–19:00 and can do it.')
})

test('who closes a job reads which part of a shift the times from before leave open', async () => {
  const shift = { ...sample(coverShift), day: 1, start: '09:30', end: '14:00', needed: 1, accepted: 1 }
  const agreed = [{ _id: shift._id, day: 1, start: '08:30', end: '13:00' }]
  const priya = { ...sample(coverApplicant), name: 'Priya Shah', status: 'offer_accepted' as const, offered: [shift._id], agreed }
  const { dialog } = await openDialog('close_now', { known: sample(cover, { applicants: [priya], shifts: [shift] }) })
  await within(dialog).findByText('Sun 13:00–14:00 (Priya, until 13:00)')
})

test('who closes a job on its own page is told by that page alone', async () => {
  const service = openService('employer')
  service.answers({ closeJob: () => job, applications: () => sample(employerApplicants.applications.output, { data: [] }) })
  const user = show(<PostMenu job={job} />)
  window.history.pushState(null, '', to(paths.post, { jobId: job._id }))
  window.dispatchEvent(new PopStateEvent('popstate'))
  await user.click(screen.getByRole('button', { name: /^More actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Close job' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'You no longer need anyone' }))
  await user.click(dialog.getByRole('button', { name: 'Close job' }))
  await waitFor(() => expect(service.sent('closeJob')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Closed')).toBeNull()
})

test('who reopens a job reads that it tells no one', async () => {
  const { dialog } = await openDialog('reopen')
  within(dialog).getByText(/Reopening tells no one/)
})

test('who reopens a job whose closing date is still to come finds it there', async () => {
  const { dialog } = await openDialog('reopen', { post: { ...job, closingDate: nextWeek } })
  expect(within(dialog).getByLabelText('Last day to apply')).toHaveProperty('value', nextWeek)
  expect(within(dialog).getByRole('button', { name: 'Reopen' })).toHaveProperty('disabled', false)
})
