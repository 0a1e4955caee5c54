/** Ceph's object gateway with one disk of memory: a real S3 store in four processes, of which nothing is kept. */
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

/** What has to be on the PATH, and the packages of Debian and Ubuntu that bring it: about 200 MB. */
export const programs = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'ceph-mgr', 'monmaptool', 'setpriv']
export const packages = ['--no-install-recommends', 'radosgw', 'ceph-mon', 'ceph-osd', 'ceph-mgr', 'ceph-common']
export const keys = { accessKeyId: 'tests', secretAccessKey: 'secret-of-the-tests' }

const execute = promisify(execFile)
const GATEWAY = 'client.rgw.tests'
const COMMAND_MS = 30_000
const UP_MS = 60_000

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

const configuration = (folder, id, monitor, gateway) => `
[global]
fsid = ${id}
mon host = [v1:127.0.0.1:${monitor}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail crit = 1
osd objectstore = memstore
memstore device bytes = 2147483648
osd memory target = 1073741824
run dir = ${folder}/run
admin socket = ${folder}/run/$name.$pid.asok
log file = ${folder}/log/$name.log
mon data = ${folder}/mon
osd data = ${folder}/osd
mgr data = ${folder}/mgr
rgw data = ${folder}/rgw
[${GATEWAY}]
rgw frontends = beast endpoint=127.0.0.1:${gateway}
`

/** Starts it in a folder of its own, on free ports. Rejects, with nothing left behind, where it is not up within two minutes. */
export async function startCeph() {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-ceph-'))
  const [id, disk, monitor, gateway] = [randomUUID(), randomUUID(), await freePort(), await freePort()]
  for (const name of ['mon', 'osd', 'mgr', 'rgw', 'run', 'log']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'ceph.conf'), configuration(folder, id, monitor, gateway))
  const daemons = []

  const command = (name, ...args) => execute(name, ['-c', 'ceph.conf', ...args], { cwd: folder, timeout: COMMAND_MS })
  function daemon(name, ...args) {
    const output = openSync(join(folder, 'log', `${name}.out`), 'w')
    // It ends with this process, however that one ends.
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', name, '-c', 'ceph.conf', '-f', ...args], {
      cwd: folder,
      stdio: ['ignore', output, output],
    })
    daemons.push({ name, child, ended: once(child, 'close').catch(() => undefined) })
  }
  async function until(isUp, what) {
    for (const end = Date.now() + UP_MS; Date.now() < end; await wait(250)) {
      if (await isUp().catch(() => false)) return
      const gone = daemons.find(({ child }) => child.exitCode !== null)
      if (gone) throw new Error(`${gone.name} ended with ${gone.child.exitCode}`)
    }
    throw new Error(`${what} did not come up`)
  }
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const interrupted = () => {
    clear()
    process.exit(1)
  }
  async function close() {
    for (const { child } of daemons) child.kill('SIGKILL')
    await Promise.all(daemons.map(({ ended }) => ended))
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted)
    clear()
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted)

  const endpoint = `http://127.0.0.1:${gateway}`
  try {
    await execute('monmaptool', ['--create', '--fsid', id, '--addv', 'a', `[v1:127.0.0.1:${monitor}]`, join(folder, 'monmap')])
    await command('ceph-mon', '-i', 'a', '--mkfs', '--monmap', 'monmap')
    daemon('ceph-mon', '-i', 'a')
    await until(() => command('ceph', '--connect-timeout', '5', 'osd', 'new', disk), 'the monitor')
    await command('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk)
    daemon('ceph-mgr', '-i', 'x')
    daemon('ceph-osd', '-i', '0')
    await until(async () => (await command('ceph', '--connect-timeout', '5', 'osd', 'stat')).stdout.includes('1 up'), 'the disk')
    daemon('radosgw', '-n', GATEWAY)
    await until(async () => (await fetch(endpoint, { signal: AbortSignal.timeout(2_000) })).ok, 'the gateway')
    const user = ['--uid=tests', '--display-name=tests', `--access-key=${keys.accessKeyId}`, `--secret-key=${keys.secretAccessKey}`]
    await command('radosgw-admin', '-n', GATEWAY, 'user', 'create', ...user)
    return { endpoint, close }
  } catch (error) {
    await close()
    throw error
  }
}
