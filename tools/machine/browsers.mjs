import { bring, byApt, byPlaywright } from './bring.mjs'

const chromiums = ['chromium', 'chromium-browser', 'google-chrome']
const firefoxes = ['firefox-esr', 'firefox']
const webkitPrograms = ['WebKitWebDriver', 'Xvfb', 'openbox']
const webkitPackages = ['webkit2gtk-driver', 'xvfb', 'openbox']

async function firstThatStarts(machine, files) {
  for (const file of files) if (file && (await machine.starts(file))) return file
  return undefined
}

/** One browser: says at once whether it is here, under which variable's name the journeys find it, and what to say at the end where not. */
async function need(machine, { name, variable, look, ways, isFault, outcome, advice }) {
  const { found, faults } = await bring(machine, name, look, ways)
  machine.say(`${name}: ${found ?? 'not here'}`)
  if (found) return { env: { [variable]: found }, missing: [] }
  const text = [outcome(), ...faults.map((fault) => `  ${fault}`), advice].join('\n')
  return { env: {}, missing: [{ text, isFault }] }
}

const chromium = (machine) =>
  need(machine, {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    look: () => firstThatStarts(machine, [machine.env.CHROMIUM_PATH, ...chromiums.map(machine.find), machine.downloaded()]),
    ways: [...byApt(machine, ['chromium']), byPlaywright(machine)],
    isFault: true,
    outcome: () => 'The journeys did not run: there is no Chromium here, and none could be installed.',
    advice: 'Install Chromium, or name one in CHROMIUM_PATH, and run `npm test` again.',
  })

/** Chromium without a window, in which journeys take a third less of a machine; what needs a window takes Chromium itself. */
const shell = (machine) =>
  need(machine, {
    name: 'Chromium’s shell',
    variable: 'CHROMIUM_SHELL_PATH',
    look: () => firstThatStarts(machine, [machine.env.CHROMIUM_SHELL_PATH, machine.find('chromium-headless-shell')]),
    ways: byApt(machine, ['chromium-headless-shell']),
    isFault: false,
    outcome: () => 'The journeys ran in Chromium itself, which takes half as long again as its shell.',
    advice: 'On Debian, `apt-get install chromium-headless-shell`, as root, brings it.',
  })

const webkit = (machine) =>
  need(machine, {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER',
    look: () => (webkitPrograms.every(machine.find) ? machine.find('WebKitWebDriver') : undefined),
    ways: byApt(machine, webkitPackages),
    isFault: !/^(|0|false)$/.test(machine.env.CI ?? ''),
    outcome: () => `The journeys in WebKit were left out: not here are ${webkitPrograms.filter((name) => !machine.find(name)).join(', ')}.`,
    advice: `On Debian and Ubuntu, \`apt-get install ${webkitPackages.join(' ')}\`, as root, brings them.`,
  })

/**
 * The browsers of the journeys, installed where they are missing and can be: Chromium, without which no journey runs, its shell, which is
 * quicker, and WebKit, which only continuous integration may not leave out. Needs the installed packages.
 * @returns {Promise<{ env: Record<string, string>, missing: { text: string, isFault: boolean }[] }>} never rejects; `env` names them to
 * the journeys, `missing` is for the last lines
 */
export async function browsers(machine) {
  const all = [await chromium(machine), await shell(machine), await webkit(machine)]
  return { env: Object.assign({}, ...all.map(({ env }) => env)), missing: all.flatMap(({ missing }) => missing) }
}

/** As `browsers`, the one of the soak. */
export const firefox = (machine) =>
  need(machine, {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    look: () => firstThatStarts(machine, [machine.env.FIREFOX_PATH, ...firefoxes.map(machine.find)]),
    ways: byApt(machine, ['firefox-esr']),
    isFault: true,
    outcome: () => 'Nothing ran: there is no Firefox here.',
    advice: 'Install Firefox, or name one in FIREFOX_PATH, and run `npm run soak` again.',
  })
