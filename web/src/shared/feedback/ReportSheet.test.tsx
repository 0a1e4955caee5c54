import { message } from '@evenshift/contract/model/application/message'
import { feedbackOverview } from '@evenshift/contract/model/feedback'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seeker } from '#web/shared/calls/seeker'
import { ReportSheet } from '#web/shared/feedback/ReportSheet'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const subjectId = '01890000-0000-7000-8000-000000000001'
const said = sample(message, { text: 'Bring £25 for your DBS check.', createdAt: '2030-11-24T09:12:00Z' })
const reasons = [
  { code: 'asks_for_money' as const, label: 'They asked for money' },
  { code: 'other' as const, label: 'Something else' },
]

async function openReport() {
  const service = openService('seeker')
  service.answers({ feedback: () => sample(feedbackOverview, { reasons, mine: [] }) })
  const asked = {
    title: 'Report Northline Events',
    kind: 'report_message',
    subjectId,
    message: said,
    reported: 'Northline Events',
  } as const
  const user = show(<ReportSheet side="seeker" calls={seeker} {...asked} onClose={() => undefined} />)
  const dialog = await screen.findByRole('dialog', { name: 'Report Northline Events' })
  await within(dialog).findByRole('radio', { name: 'They asked for money' })
  return { service, user, dialog }
}

test.each([['a mouse'], ['the keyboard alone']])('a message is reported with %s: it goes along, and the reason is enough', async (hand) => {
  const { service, user, dialog } = await openReport()
  const send = within(dialog).getByRole('button', { name: 'Send report' })
  const reason = within(dialog).getByRole('radio', { name: 'They asked for money' })
  if (hand === 'a mouse') await user.click(send)
  else {
    send.focus()
    await user.keyboard('{Enter}')
  }
  within(dialog).getByText('Choose a reason')
  await expectAccessible(document.body)
  if (hand === 'a mouse') await user.click(reason)
  else {
    reason.focus()
    await user.keyboard(' ')
  }
  await user.click(send)
  const body = { kind: 'report_message', subjectId, messageId: said._id, reason: 'asks_for_money', message: '' }
  await waitFor(() => expect(service.sent('saveFeedback')).toMatchObject([{ body }]))
})

test('the message stays out where its reader leaves it out, and a refusal stands at its field', async () => {
  const { service, user, dialog } = await openReport()
  service.answers({ saveFeedback: () => new Refusal('INVALID_INPUT', { message: 'The message is too long.' }) })
  await user.click(within(dialog).getByRole('button', { name: 'Leave the message out' }))
  expect(within(dialog).queryByText(/DBS check/)).toBeNull()
  await user.click(within(dialog).getByRole('radio', { name: 'Something else' }))
  await user.click(within(dialog).getByRole('button', { name: 'Send report' }))
  const field = within(dialog).getByLabelText('Anything else? (optional)')
  await waitFor(() => expect(described(field)).toContain('The message is too long.'))
  expect(service.sent('saveFeedback')[0]?.body).not.toHaveProperty('messageId')
})
