import { employerApplication } from '@evenshift/contract/model/application/employer-application'
import { employerMessages } from '@evenshift/contract/employer/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { MessageDialog } from '#web/areas/employer/applicants/bulk/MessageDialog'
import { useBulkMove } from '#web/areas/employer/applicants/moves/useBulkMove'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const person = (n: number, name: string) => {
  const made = sample(employerApplication, { status: 'in_review', pendingRejection: null })
  return { ...made, _id: `01890000-0000-7000-8000-00000000000${n}`, applicant: { ...made.applicant, name } }
}
const [ada, beth, cal] = [person(1, 'Ada Winter'), person(2, 'Beth Rowe'), person(3, 'Cal Moss')] as const

function Writing({ onDone }: { readonly onDone: () => void }) {
  const bulk = useBulkMove(onDone)
  const [isOpen, setOpen] = useState(true)
  return <main>{isOpen && <MessageDialog applications={[ada, beth, cal]} bulk={bulk} onClose={() => setOpen(false)} />}</main>
}

test('words that didn’t reach everyone stay, say whom they reached, and then go to the rest alone', async () => {
  const service = openService('employer')
  const sent = sample(employerMessages.sendMessage.output)
  service.answers({ sendMessage: ({ params: { id } }) => (id === cal._id ? new Refusal('NOT_FOUND') : sent) })
  const onDone = vi.fn<() => void>()
  const user = show(<Writing onDone={onDone} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Message 3 people' }))
  await user.type(dialog.getByLabelText('Message'), 'We’re closed on Monday.')
  await user.click(dialog.getByRole('button', { name: 'Send message' }))
  await dialog.findByText('Sent to Ada Winter and Beth Rowe.')
  dialog.getByText(/^Cal Moss didn’t get it\. Send again to write to them only\.$/)
  screen.getByRole('dialog', { name: 'Message Cal Moss' })
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('We’re closed on Monday.')
  expect(onDone).not.toHaveBeenCalled()
  await expectAccessible(document.body)
  service.answers({ sendMessage: () => sent })
  await user.click(dialog.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(service.sent('sendMessage').map(({ params }) => params.id)).toEqual([ada._id, beth._id, cal._id, cal._id])
  expect(onDone).toHaveBeenCalledOnce()
})
