import { randomUUID } from 'node:crypto'
import { seekerBase } from '@evenshift/contract/seeker/service'
import { pino } from 'pino'
import { onCluster } from '#bench/run/cluster'
import type { Figure, Measure } from '#bench/run/figure'
import { inFolder } from '#bench/run/folder'
import { median } from '#bench/run/median'
import { type Product, memoryOf, startProduct, stopProduct } from '#bench/run/product'
import { joinAccount } from '#bench/run/seeker'
import { openPostgres } from '@evenshift/server/platform/database/postgres'
import { publish } from '@evenshift/server/platform/live/port'

const FEW = 50
const MANY = 500
/** As many as the server lets one person have. */
const STREAMS_A_PERSON = 10
const MESSAGES = 9
const KB_A_STREAM_MOST = 150

interface Person {
  readonly token: string
  readonly userId: string
}
/** An open stream: resolves once a text has come by it. */
type Heard = (text: string) => Promise<void>

async function join(product: Product, folder: string): Promise<Person> {
  const { token } = await joinAccount(product.address, folder)
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { readonly sub: string }
  return { token, userId: sub }
}

async function openStream({ address }: Product, { token }: Person): Promise<Heard> {
  const { body } = await fetch(`${address}${seekerBase}/events`, { headers: { authorization: `Bearer ${token}` } })
  if (body === null) throw new Error('a stream without a body')
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let came = ''
  const heard: Heard = async (text) => {
    while (!came.includes(text)) {
      const { value, done } = await reader.read()
      if (done) throw new Error('a stream ended')
      came += value
    }
    came = ''
  }
  await heard('isAnew')
  return heard
}

/** Milliseconds until a message to each of these people has come by every stream of theirs. */
async function reach(url: string, people: readonly Person[], streams: readonly Heard[]): Promise<number> {
  const { db, close } = openPostgres(url, pino({ level: 'silent' }))
  const took: number[] = []
  for (let message = 0; message < MESSAGES; message += 1) {
    const _id = randomUUID()
    const begun = performance.now()
    const told = people.map(({ userId: personId }) => ({ personId, event: 'job', data: { _id, status: 'live' } }) as const)
    await db.transaction((tx) => publish(tx, told))
    await Promise.all(streams.map((heard) => heard(_id)))
    took.push(performance.now() - begun)
  }
  await close()
  return median(took)
}

/** What open streams hold, and how soon all of them hear: PostgreSQL only, told from another process. */
export const measure: Measure = async () => {
  return (
    (await onCluster((cluster) =>
      inFolder(async (folder) => {
        const product = await startProduct(folder, { env: { DATABASE_URL: cluster.url } })
        try {
          const people: Person[] = []
          for (let n = 0; n < MANY / STREAMS_A_PERSON; n += 1) people.push(await join(product, folder))
          const streams: Heard[] = []
          const openUpTo = async (count: number): Promise<void> => {
            while (streams.length < count) {
              const person = people[Math.floor(streams.length / STREAMS_A_PERSON)]
              if (person) streams.push(await openStream(product, person))
            }
          }
          const empty = await memoryOf(product)
          await openUpTo(FEW)
          const few = await reach(cluster.url, people.slice(0, FEW / STREAMS_A_PERSON), streams)
          const fewMB = (await memoryOf(product)) - empty
          await openUpTo(MANY)
          const many = await reach(cluster.url, people, streams)
          const manyMB = (await memoryOf(product)) - empty
          const figures: Figure[] = [
            { measure: `memory of ${FEW} open streams`, figure: fewMB, unit: 'MB' },
            { measure: `memory a stream of ${MANY}`, figure: (manyMB * 1024) / MANY, unit: 'kB', bar: KB_A_STREAM_MOST },
            { measure: `until a message is heard by all of ${FEW}`, figure: few, unit: 'ms' },
            { measure: `the same of ${MANY}, ${many.toFixed(0)} ms / of ${FEW}`, figure: many / few, unit: 'times', bar: MANY / FEW },
          ]
          return figures
        } finally {
          await stopProduct(product)
        }
      }),
    )) ?? []
  )
}
