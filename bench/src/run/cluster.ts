import { type SpawnSyncReturns, execFile, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** A PostgreSQL of our own, so that stopping it disturbs nobody. */
export interface Cluster {
  readonly url: string
  /** Runs statements that may take longer than the product's own ever do. */
  script(text: string): Promise<void>
  /** Ends every connection and starts again; resolves when it answers. */
  restart(): Promise<void>
  remove(): void
}

const DEBIAN = '/usr/lib/postgresql'
const needed = ['initdb', 'pg_ctl', 'createdb', 'psql']

/** The folder of PostgreSQL's programs, or null where none are installed. */
export function findPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  const folders = [...versions, ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.find((folder) => needed.every((name) => existsSync(join(folder, name)))) ?? null
}

/** PostgreSQL refuses to run as root, so there it runs as the user that its package made. */
const isRoot = process.getuid?.() === 0
const asOwner = (program: string, args: readonly string[]): [string, readonly string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args]

const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await promisify(server.close.bind(server))()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

function must({ status, stderr, error }: SpawnSyncReturns<string>): void {
  if (status !== 0) throw new Error(`PostgreSQL could not be started: ${stderr}`, { cause: error })
}

/** Makes and starts a cluster in a temporary folder, with an empty database. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'))
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))
  const run = (name: string, ...args: string[]): void => {
    const [command, all] = asOwner(join(programs, name), args)
    // Without a pipe: the server would hold it open after pg_ctl has ended.
    must(spawnSync(command, all, { cwd: folder, encoding: 'utf8', stdio: 'ignore' }))
  }
  const data = join(folder, 'data')
  const port = await freePort()
  // Nothing but what is measured runs: who grows tables vacuums them too.
  const options = `-p ${port} -c autovacuum=off -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C')
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'measured')
  const url = `postgres://postgres@127.0.0.1:${port}/measured`
  return {
    url,
    script: async (text) => {
      const psql = spawn(join(programs, 'psql'), ['-q', '-v', 'ON_ERROR_STOP=1', '-d', url], { stdio: ['pipe', 'ignore', 'inherit'] })
      psql.stdin.end(text)
      const [code] = (await once(psql, 'close')) as [number | null]
      if (code !== 0) throw new Error('the statements failed: see above')
    },
    restart: async () => {
      const [command, args] = asOwner(join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-m', 'fast', 'restart'])
      await promisify(execFile)(command, args, { cwd: folder })
    },
    remove: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Works on a PostgreSQL of its own; null where none of its programs is here. */
export async function onCluster<T>(work: (cluster: Cluster) => Promise<T>): Promise<T | null> {
  const programs = findPrograms()
  if (programs === null) return null
  const cluster = await startCluster(programs)
  try {
    return await work(cluster)
  } finally {
    cluster.remove()
  }
}
