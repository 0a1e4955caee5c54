import { seekerBase } from '@evenshift/contract/seeker/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tell } from '#server/capabilities/ground/notices/public'
import { openStream } from '#server/testkit/app/live'
import { outsideApp } from '#server/testkit/app/outside'
import { fcmRig, webPushRig } from '#server/testkit/app/push'
import { newSeeker } from '#server/testkit/people/people'

type Outside = Awaited<ReturnType<typeof outsideApp>>
type Double = Outside['mails'] | Outside['firebase']['service']

const answering = (how: Double['answering']) => ({
  begin: async (double: Double) => void (double.answering = how),
  end: async (double: Double) => void (double.answering = 'well'),
})
const outages = {
  'are refused': { begin: (double: Double) => double.away(), end: (double: Double) => double.back() },
  'are silent': answering('silence'),
  'are slow': answering({ afterMs: 1_000 }),
  fail: answering({ status: 500 }),
}

describe.each([
  ['the browsers’ push services', webPushRig],
  ['the cloud messenger', fcmRig],
])('with mail, an online database and %s', (_name, openPush) => {
  let outside: Outside
  beforeAll(async () => {
    outside = await outsideApp(openPush)
    await outside.t.parts.queue.start()
  })
  afterAll(() => outside.close())

  /** Until a job of this kind has been tried in vain. */
  async function tried(name: 'mail.send' | 'push.send'): Promise<void> {
    const asked = `select 1 from pgboss.job where name = $1 and state = 'retry'`
    while ((await outside.t.database.sql.query(asked, [name])).rows.length === 0);
  }

  it.each(Object.entries(outages))('that %s, calls are answered, and whatever was told arrives once they’re back', async (name, outage) => {
    const { t, mails, push, firebase } = outside
    const [seeker, device] = [await newSeeker(t), push.device()]
    await t.seeker('registerPushToken', { body: { webToken: device.token } }, seeker.token)
    const stream = await openStream(t, seekerBase, seeker.token)
    await stream.next()

    const doubles = [mails, push.service, firebase.service]
    for (const double of doubles) await outage.begin(double)
    firebase.end('nothing')
    const about = { title: `While they ${name}`, body: 'It is so.', link: '/applications', letter: null }
    const to = [{ personId: seeker.userId, email: seeker.email }]
    await t.parts.db.transaction((tx) => tell({ tx, queue: t.parts.queue, now: t.clock.now() }, [{ kind: 'offer_received', to, about }]))
    expect((await t.seeker('notifications', { query: {} }, seeker.token)).body.data).toMatchObject([{ title: about.title }])
    // The feed needs none of them.
    expect(await stream.next()).toMatchObject({ event: 'notification', data: { title: about.title } })
    if (name !== 'are slow') await tried('mail.send')
    await tried('push.send')
    for (const double of doubles) await outage.end(double)

    // Others were on their way before.
    for (let many = 1; (await mails.mailTo(seeker.email, many)).subject !== about.title; many += 1);
    while (!push.received.some(({ token }) => token === device.token)) await push.until(push.received.length + 1)
    stream.close()
  })
})
