import { londonDay } from '@evenshift/contract/london'
import { employerJob } from '@evenshift/contract/model/job/job'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@evenshift/contract/days'
import { CloseDialog } from '#web/areas/employer/posts/CloseDialog'
import { usePostMoves } from '#web/areas/employer/posts/usePostMoves'
import { type Hand, pointing, typing } from '#web/testkit/hands'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const job = sample(employerJob, { status: 'live', closingDate: null, counts: [{ status: 'applied', count: 2 }] })
const nextWeek = londonDay(new Date(Date.now() + 7 * DAY_MS))

const endings = [
  {
    kind: 'close_now',
    send: 'Close job',
    fill: (hand: Hand) => hand.pick('radio', 'We hired someone who applied here'),
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

async function openDialog(kind: (typeof endings)[number]['kind']) {
  const service = openService('employer')
  function Post() {
    const { close } = usePostMoves(job)
    const [isOpen, setIsOpen] = useState(true)
    return isOpen && <CloseDialog job={job} kind={kind} close={close} onClose={() => setIsOpen(false)} />
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

test('who closes a job with open applications is told what becomes of them', async () => {
  const { user, dialog } = await openDialog('close_now')
  await user.click(within(dialog).getByRole('radio', { name: 'We hired someone who applied here' }))
  expect(dialog.textContent).toContain('2 applications are still open.')
  await user.click(within(dialog).getByRole('radio', { name: 'No new applications, still reviewing' }))
  expect(dialog.textContent).not.toContain('still open.')
})
