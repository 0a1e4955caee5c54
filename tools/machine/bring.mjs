const UPDATE_S = 120
const INSTALL_S = 600

/** Of each machine, how fetching apt-get's lists went: once is enough. */
const lists = new WeakMap()

/** What a command said of its own failure, in a line. */
function faultOf({ code, output }) {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return (lines.find((line) => /^(E:|Error)/.test(line)) ?? lines.at(-1) ?? `ended with ${code}`).trim()
}

/** Debian's packages by apt-get; no way at all where it is missing or this is not root. */
export function byApt(machine, packages) {
  if (!machine.isRoot || !machine.find('apt-get')) return []
  const aptGet = (limit, ...args) => machine.run('apt-get', args, { quiet: true, limit, env: { DEBIAN_FRONTEND: 'noninteractive' } })
  const install = async () => {
    if (!lists.has(machine)) lists.set(machine, aptGet(UPDATE_S, 'update', '-qq'))
    const update = await lists.get(machine)
    return update.code === 0 ? aptGet(INSTALL_S, 'install', '-y', '-qq', ...packages) : update
  }
  return [{ name: 'apt-get', install, otherwise: 'it was installed and does not start' }]
}

/** Playwright's own Chromium, into the user's cache. */
export const byPlaywright = (machine) => ({
  name: 'playwright install chromium',
  install: () => machine.run('playwright', ['install', 'chromium', '--no-shell', '--no-progress'], { quiet: true, limit: INSTALL_S }),
  otherwise: 'it was installed and does not start; `npx playwright install-deps chromium`, as root, brings the libraries it needs',
})

/**
 * Looks for something, and where it is not there installs it, saying so, by one way after another until it is.
 * @param {() => Promise<string | undefined> | string | undefined} look
 * @returns {Promise<{ found: string | undefined, faults: string[] }>} never rejects; `faults` says of each way why it brought nothing
 */
export async function bring(machine, what, look, ways) {
  const faults = []
  let found = await look()
  for (const { name, install, otherwise } of ways) {
    if (found) break
    machine.say(`${what}: not here. Installing with ${name}, ten minutes at most ...`)
    const done = await install()
    found = await look()
    if (!found) faults.push(`${name}: ${done.code === 0 ? otherwise : faultOf(done)}`)
  }
  return { found, faults }
}
