import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import autocannon from 'autocannon'

/** A server whose CPU time is taken while it answers calls. */
export interface Measured {
  /** Makes calls over kept-alive connections; resolves with the CPU microseconds of each. */
  cpuPerCall(calls: number): Promise<number>
  end(): void
}

const CONNECTIONS = 16
const child = fileURLToPath(new URL('./child.ts', import.meta.url))

/** Starts a server on an embedded database in memory, or on PostgreSQL where an address is given. */
export async function startMeasured(kind: 'bare' | 'layered', url: string | null): Promise<Measured> {
  const server = fork(child, url === null ? [kind] : [kind, url], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const told = async <T>(): Promise<T> => (await once(server, 'message', { signal: AbortSignal.timeout(60_000) }))[0] as T
  const { address } = await told<{ address: string }>()
  const cpuMicroseconds = async (): Promise<number> => {
    const answer = told<{ cpuMicroseconds: number }>()
    server.send('cpu')
    return (await answer).cpuMicroseconds
  }
  return {
    async cpuPerCall(calls) {
      const before = await cpuMicroseconds()
      const { non2xx, errors } = await autocannon({
        url: address + seekerBase + seekerService.availability.path,
        connections: CONNECTIONS,
        amount: calls,
      })
      if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} calls were refused and ${errors} had no answer`)
      return ((await cpuMicroseconds()) - before) / calls
    },
    end: () => server.kill('SIGKILL'),
  }
}
