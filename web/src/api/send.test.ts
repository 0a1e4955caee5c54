import { expect, onTestFinished, test, vi } from 'vitest'
import { send } from '#web/api/send'

test.each([
  ['a browser without a line', false, 'No internet connection'],
  ['a browser with one, which can’t reach us', true, 'Can’t connect. Try again in a moment.'],
])('%s says so', async (_name, onLine, message) => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(send({ method: 'GET', path: '/info/search' })).rejects.toMatchObject({ code: 'OFFLINE', message })
})
