import { seekerNotificationPage } from '@evenshift/contract/model/notification'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { seeker } from '#web/shared/calls/seeker'
import { useReadAbout } from '#web/shared/notifications/useReadAbout'
import { useUnread } from '#web/shared/notifications/useNotifications'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const calls = { side: 'seeker', list: seeker.notifications, read: seeker.readNotifications } as const
const applicationId = '01890000-0000-7000-8000-000000000001'
function Opened() {
  useReadAbout(calls, applicationId)
  return null
}
function Screen() {
  const unread = useUnread(calls)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p>{unread} new</p>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <Opened />}
    </>
  )
}

test('an application that is opened takes what was told of it from the bell at once, though no live event came', async () => {
  const service = openService('seeker')
  const unread = () => (service.sent('readNotifications').length > 0 ? 1 : 3)
  service.answers({ notifications: () => ({ ...sample(seekerNotificationPage), unread: unread() }) })
  const user = show(<Screen />)
  await screen.findByText('3 new')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText('1 new')
  expect(service.sent('readNotifications')).toMatchObject([{ body: { applicationId } }])
})
