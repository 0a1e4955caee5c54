import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { applicationCount } from '@evenshift/contract/model/overview/home'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { seekerQuery } from '#web/shared/calls/seeker'
import { LostLine } from '#web/shared/live/LostLine'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

/** A part that can fail, and something that is typed meanwhile. */
function Screen() {
  const { data, error, refetch } = useQuery(seekerQuery('applicationCount'))
  return (
    <main>
      <LostLine />
      {error && <QueryFailure title="We couldn’t load your applications" error={error} onRetry={() => void refetch()} />}
      {data && <p>{data.live} live</p>}
      <TextInput label="Note" />
    </main>
  )
}
const answers = { applicationCount: () => ({ ...sample(applicationCount), live: 3 }) }

test('a server that can’t be reached is told in one line, and what failed comes by itself once it’s back, with what was typed still there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const service = openService('seeker')
  service.answers(answers)
  service.goOffline()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  let isAway = true
  const rest = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url !== '/health/live') return rest(url, init)
    if (isAway) throw new TypeError('Failed to fetch')
    return Response.json({ status: 'live' })
  })
  const user = show(<Screen />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Can’t connect. We’ll keep trying.'))
  await expectAccessible(document.body)
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'I can start on Monday.')
  await vi.advanceTimersByTimeAsync(6_000)
  screen.getByRole('heading', { name: 'We couldn’t load your applications' })
  expect(service.sent('applicationCount')).toHaveLength(0)
  isAway = false
  service.comeBack()
  await vi.advanceTimersByTimeAsync(6_000)
  await screen.findByText('3 live')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('heading', { name: 'We couldn’t load your applications' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('I can start on Monday.')
})

test('a browser without a line says so, and one that has it again asks at once', async () => {
  const service = openService('seeker')
  service.answers(answers)
  service.goOffline()
  show(<Screen />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No internet connection. We’ll keep trying.'))
  service.comeBack()
  window.dispatchEvent(new Event('online'))
  await screen.findByText('3 live')
  expect(screen.getByRole('status').textContent).toBe('')
})
