import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

/** A line to a server that breaks again and again. */
export interface BadLine {
  readonly url: string
  /** For each cut, the bytes that had gone out on the connection without an answer: what of a file goes out once more. */
  readonly cuts: readonly number[]
  /** Bytes that went out so far, heads of requests included. */
  readonly sent: () => number
  readonly close: () => void
}

/** The same numbers from 0 to 1 at every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Cuts the connection in use each time that `least` to `most` further bytes have gone out. */
export async function openBadLine(
  server: URL,
  { least, most, seed }: Readonly<Record<'least' | 'most' | 'seed', number>>,
): Promise<BadLine> {
  const random = seeded(seed)
  const further = (): number => least + random() * (most - least)
  const cuts: number[] = []
  const open = new Set<Socket>()
  let sent = 0
  let nextCut = further()

  const line = createServer((near) => {
    const far = connect(Number(server.port), server.hostname)
    const end = () => {
      for (const side of [near, far]) {
        open.delete(side)
        side.destroy()
      }
    }
    let unanswered = 0
    near.on('data', (bytes) => {
      sent += bytes.length
      unanswered += bytes.length
      if (sent >= nextCut) {
        nextCut = sent + further()
        cuts.push(unanswered)
        return end()
      }
      if (far.write(bytes)) return undefined
      near.pause()
      return far.once('drain', () => near.resume())
    })
    far.on('data', (bytes) => {
      unanswered = 0
      near.write(bytes)
    })
    for (const side of [near, far]) {
      open.add(side)
      // Cutting is what the line is for: neither side's complaint matters.
      side.on('error', end).on('close', end)
    }
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const { port } = line.address() as AddressInfo // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    cuts,
    sent: () => sent,
    close: () => {
      line.close()
      for (const side of open) side.destroy()
    },
  }
}
