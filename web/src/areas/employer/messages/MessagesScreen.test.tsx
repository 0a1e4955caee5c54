import { conversation } from '@evenshift/contract/model/application/message'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MessagesScreen } from '#web/areas/employer/messages/MessagesScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

test('while no conversation is open its place says how many are to read, and opens none by itself', async () => {
  const service = openService('employer')
  const row = (n: number, isUnread: boolean) => ({
    ...sample(conversation),
    application: `01890000-0000-7000-8000-00000000000${n}`,
    isUnread,
  })
  service.answers({
    conversations: () => ({ data: [row(1, true), row(2, true), row(3, false)], pagination: { current: 1, pageSize: 20, total: 3 } }),
  })
  show(
    <main>
      <MessagesScreen />
    </main>,
  )
  await screen.findByRole('heading', { name: '2 new messages to read' })
  expect(within(screen.getByRole('region', { name: 'Conversations' })).getAllByRole('link')).toHaveLength(3)
  expect(service.sent('openApplication')).toEqual([])
  await expectAccessible(document.body)
})
