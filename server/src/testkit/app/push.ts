import { webPushRig } from '#server/platform/push/push.rig'
import { testApp } from '#server/testkit/app/app'

export { fcmRig, webPushRig } from '#server/platform/push/push.rig'

/** A whole server whose messages reach a push service of browsers, with the devices there. */
export async function pushingApp() {
  const service = await webPushRig()
  const t = await testApp({ push: service.push })
  return {
    t,
    service,
    async close() {
      await t.close()
      await service.close()
    },
  }
}
