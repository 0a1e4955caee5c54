import { employerSubscription } from '@evenshift/contract/employer/subscription'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RejectDialog } from '#web/areas/employer/applicants/moves/RejectDialog'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

function open(templates: boolean) {
  const service = openService('employer')
  service.answers({
    entitlement: () => sample(employerSubscription.entitlement.output, { templates }),
    templates: () => [],
  })
  const user = show(<RejectDialog who="Nina Brook" busy={false} error={null} onSend={() => undefined} onClose={() => undefined} />)
  return { service, user }
}

test('a message is kept as a template by a button that stands below it from the start', async () => {
  const { user } = open(true)
  const keep = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save as template' })
  const message = screen.getByLabelText('Message')
  expect(keep.disabled).toBe(true)
  expect(message.compareDocumentPosition(keep)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.type(message, 'Thanks for applying.')
  expect(keep.disabled).toBe(false)
})

test('a plan without templates offers none', async () => {
  const { service } = open(false)
  await waitFor(() => expect(service.sent('entitlement')).toHaveLength(1))
  await screen.findByLabelText('Message')
  expect(screen.queryByRole('button', { name: 'Save as template' })).toBeNull()
})
