import { describe, expect, test } from 'vitest'
import { browsers, firefox } from './browsers.mjs'

const webkit = ['WebKitWebDriver', 'Xvfb', 'openbox']
const UPDATE = 'apt-get update -qq'
const CHROMIUM = 'apt-get install -y -qq chromium'
const SHELL = 'apt-get install -y -qq chromium-headless-shell'
const shell = 'chromium-headless-shell'
const WEBKIT = 'apt-get install -y -qq webkit2gtk-driver xvfb openbox'
const FIREFOX = 'apt-get install -y -qq firefox-esr'
const PLAYWRIGHT = 'playwright install chromium --no-shell --no-progress'

/** A machine that has the programs of `has`, and those of `brings` once their command ran; every other command fails without a network. */
function machineWith({ has = [], brings = {}, isRoot = false, env = {} }) {
  const here = new Set(has.map((name) => `/usr/bin/${name}`))
  const [ran, said] = [[], []]
  const find = (name) => (here.has(`/usr/bin/${name}`) ? `/usr/bin/${name}` : undefined)
  async function run(command, args, { quiet, limit }) {
    const line = [command, ...args].join(' ')
    ran.push(line)
    expect({ quiet, isLimited: limit <= 600 }).toEqual({ quiet: true, isLimited: true })
    if (!(line in brings)) return { code: 100, output: 'Trying\nE: no network\nGiving up\n' }
    for (const name of brings[line]) here.add(name.startsWith('/') ? name : `/usr/bin/${name}`)
    return { code: 0, output: '' }
  }
  return {
    ran,
    said,
    env,
    isRoot,
    find,
    run,
    say: (line) => said.push(line),
    starts: async (file) => here.has(file),
    downloaded: () => '/cache/chrome',
  }
}

describe('the browsers of the journeys', () => {
  test('where all are here, nothing is installed', async () => {
    const machine = machineWith({ has: ['chromium', shell, ...webkit, 'apt-get'], isRoot: true })
    const env = {
      CHROMIUM_PATH: '/usr/bin/chromium',
      CHROMIUM_SHELL_PATH: '/usr/bin/chromium-headless-shell',
      WEBKIT_DRIVER: '/usr/bin/WebKitWebDriver',
    }
    expect(await browsers(machine)).toEqual({ env, missing: [] })
    expect(machine.ran).toEqual([])
    expect(machine.said).toEqual([
      'Chromium: /usr/bin/chromium',
      'Chromium’s shell: /usr/bin/chromium-headless-shell',
      'WebKit: /usr/bin/WebKitWebDriver',
    ])
  })

  test.each([
    ['the one that is named, before any other', { has: ['chromium', 'mine'], env: { CHROMIUM_PATH: '/usr/bin/mine' } }, '/usr/bin/mine'],
    ['another, where the named one does not start', { has: ['google-chrome'], env: { CHROMIUM_PATH: '/none' } }, '/usr/bin/google-chrome'],
  ])('Chromium is %s', async (_, given, path) => {
    expect((await browsers(machineWith(given))).env).toEqual({ CHROMIUM_PATH: path })
  })

  test('who has Chromium alone is told that its shell is quicker, which is no failure', async () => {
    const { missing } = await browsers(machineWith({ has: ['chromium', ...webkit] }))
    expect(missing).toEqual([{ isFault: false, text: expect.stringContaining('half as long again as its shell.\nOn Debian') }])
  })

  test('root with apt-get gets all from Debian, its lists fetched once, and is told before', async () => {
    const brings = { [UPDATE]: [], [CHROMIUM]: ['chromium'], [SHELL]: [shell], [WEBKIT]: webkit }
    const machine = machineWith({ has: ['apt-get'], isRoot: true, brings })
    expect(await browsers(machine)).toMatchObject({
      env: { CHROMIUM_PATH: '/usr/bin/chromium', CHROMIUM_SHELL_PATH: `/usr/bin/${shell}`, WEBKIT_DRIVER: '/usr/bin/WebKitWebDriver' },
      missing: [],
    })
    expect(machine.ran).toEqual([UPDATE, CHROMIUM, SHELL, WEBKIT])
    expect(machine.said[0]).toBe('Chromium: not here. Installing with apt-get, ten minutes at most ...')
  })

  test('root whose Debian has no Chromium gets the one of Playwright', async () => {
    const machine = machineWith({
      has: ['apt-get', shell, ...webkit],
      isRoot: true,
      brings: { [UPDATE]: [], [PLAYWRIGHT]: ['/cache/chrome'] },
    })
    expect((await browsers(machine)).env.CHROMIUM_PATH).toBe('/cache/chrome')
    expect(machine.ran).toEqual([UPDATE, CHROMIUM, PLAYWRIGHT])
  })

  test('who is not root gets Chromium from Playwright, is never asked for a package, and may go without WebKit', async () => {
    const machine = machineWith({ has: ['apt-get', shell, 'Xvfb'], brings: { [PLAYWRIGHT]: ['/cache/chrome'] } })
    const { env, missing } = await browsers(machine)
    expect({ path: env.CHROMIUM_PATH, ran: machine.ran }).toEqual({ path: '/cache/chrome', ran: [PLAYWRIGHT] })
    expect(missing).toEqual([
      { isFault: false, text: expect.stringContaining('left out: not here are WebKitWebDriver, openbox.\nOn Debian') },
    ])
  })

  test.each([
    [undefined, false],
    ['', false],
    ['false', false],
    ['true', true],
    ['1', true],
  ])('with CI=%s, whether going without WebKit is a failure: %s', async (CI, isFault) => {
    expect((await browsers(machineWith({ has: ['chromium', shell], env: { CI } }))).missing).toMatchObject([{ isFault }])
  })

  test('without a network it is told why there is no Chromium and what to do, and that is a failure', async () => {
    const machine = machineWith({ has: ['apt-get', shell], isRoot: true })
    const { env, missing } = await browsers(machine)
    expect({ path: env.CHROMIUM_PATH, ran: machine.ran }).toEqual({ path: undefined, ran: [UPDATE, PLAYWRIGHT] })
    expect(missing[0].isFault).toBe(true)
    expect(missing[0].text.split('\n')).toEqual([
      'The journeys did not run: there is no Chromium here, and none could be installed.',
      '  apt-get: E: no network',
      '  playwright install chromium: E: no network',
      'Install Chromium, or name one in CHROMIUM_PATH, and run `npm test` again.',
    ])
    expect(missing[1].text).toContain('left out: not here are WebKitWebDriver, Xvfb, openbox.\n  apt-get: E: no network\n')
  })

  test('a Chromium that came and lacks its libraries is told as that', async () => {
    const { missing } = await browsers(machineWith({ has: webkit, brings: { [PLAYWRIGHT]: [] } }))
    expect(missing[0].text).toContain('it was installed and does not start; `npx playwright install-deps chromium`')
  })
})

test('the soak finds Firefox, has it installed, or is told that nothing ran', async () => {
  const env = { FIREFOX_PATH: '/usr/bin/firefox-esr' }
  expect(await firefox(machineWith({ has: ['firefox-esr', 'firefox'] }))).toEqual({ env, missing: [] })
  const brings = { [UPDATE]: [], [FIREFOX]: ['firefox-esr'] }
  expect(await firefox(machineWith({ has: ['apt-get'], isRoot: true, brings }))).toEqual({ env, missing: [] })
  expect((await firefox(machineWith({}))).missing).toEqual([
    { isFault: true, text: expect.stringMatching(/^Nothing ran: there is no Firefox/) },
  ])
})
