import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answered, type PushRig, fcmRig, webPushRig } from '#server/platform/push/push.rig'

const message = { id: '0199b6f2-7e1c-7bbb-8a52-6f2d6d3d4a10', title: 'You’ve got an offer', body: 'Open it.', link: '/applications' }

describe.each([
  ['web push', webPushRig],
  ['FCM', fcmRig],
])('push (%s)', (_name, open) => {
  let rig: PushRig
  beforeAll(async () => {
    rig = await open()
  })
  afterAll(() => rig.close())

  test('a message arrives as it was written, in any letters, and only its device reads it', async () => {
    const [one, other] = [rig.device(), rig.device()]
    expect(await rig.push.send(one.token, message)).toBe('delivered')
    expect(await rig.push.send(other.token, { ...message, title: 'Ein Café – „so“ 🙂' })).toBe('delivered')
    expect(rig.received.slice(-2)).toMatchObject([
      { token: one.token, message },
      { token: other.token, message: { title: 'Ein Café – „so“ 🙂' } },
    ])
  })

  test('a device that is no more is told from one that cannot be reached now', async () => {
    const device = rig.device()
    for (const status of [404, 410] as const) {
      device.answers = status
      expect(await rig.push.send(device.token, message)).toBe('gone')
    }
    for (const status of [400, 413, 429, 500, 503, 302, 'silence', 'endless'] as const satisfies readonly Answered[]) {
      device.answers = status
      await expect(rig.push.send(device.token, message), String(status)).rejects.toThrow(/answered|in time|too long/)
    }
    device.answers = 201
    expect(await rig.push.send(device.token, message)).toBe('delivered')
  })

  test('what is no token is refused with a sentence, and one that lies here from another kind of service is gone', async () => {
    for (const token of ['', 'x', '{}', '[]', 'null', '{"endpoint":"https://push.evenshift-tests.org/x"}']) {
      expect(rig.push.accept(token)).toEqual({ fault: expect.stringMatching(/^This isn’t/) })
      expect(await rig.push.send(token, message)).toBe('gone')
    }
    const { token } = rig.device()
    expect(rig.push.accept(token)).toEqual({ token })
  })
})
