import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '#server/http/app'

test('a stop lets the call under way finish, closes its connection, and takes no new one', async () => {
  const app = createApp({ log: pino({ level: 'silent' }), trustProxy: null })
  let finish = (): void => undefined
  const begun = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve()
      await new Promise<void>((done) => (finish = done))
      return { finished: true }
    })
  })
  const stopping = new Promise<void>((resolve) => {
    app.addHook('preClose', (done) => {
      resolve()
      done()
    })
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = fetch(`${address}/slow`)
  await begun
  const closed = app.close()
  await stopping
  finish()
  const response = await answer
  expect([response.status, await response.json()]).toEqual([200, { finished: true }])
  expect(response.headers.get('connection')).toBe('close')
  await closed
  await expect(fetch(`${address}/slow`)).rejects.toThrow('fetch failed')
})
