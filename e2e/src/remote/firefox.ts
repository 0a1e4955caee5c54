import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import bidiModule from 'selenium-webdriver/bidi/index.js'
import { type Browser, InTheWay, type Size, keys } from '#e2e/remote/browser'

// Its types give a name to what it exports by default.
const BiDi = bidiModule as unknown as typeof bidiModule.Index
const START_MS = 30_000
/** A camera and a microphone that are always there and always allowed; nothing moves, and nothing is asked of other hosts. */
const settings = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB',
  'intl.locale.requested': 'en-GB',
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
}

/** An element, as WebDriver BiDi names it. */
interface Handle {
  readonly sharedId: string
}

/** Runs in the page: whether a click in the middle of an element meets it; brings it into view before. */
function isMet(element: Element): boolean {
  const middle = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [(left + right) / 2, (top + bottom) / 2] as const
  }
  const [x, y] = middle()
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const met = document.elementFromPoint(...middle())
  return met !== null && (element.contains(met) || met.contains(element))
}

/** Starts a Firefox with a profile of its own; answers with where it is driven, once it says so. */
async function start(program: string, profile: string, { width, height }: Size) {
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', `--width=${width}`, `--height=${height}`]
  const firefox = spawn(program, [...args, 'about:blank'], {
    env: { ...process.env, TZ: 'Europe/London' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines = createInterface(firefox.stderr)
  const address = new Promise<string>((resolve) =>
    lines.on('line', (line) => {
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
      if (url !== undefined) resolve(`${url}/session`)
    }),
  )
  const late = once(AbortSignal.timeout(START_MS), 'abort').then(() => Promise.reject(new Error('Firefox wasn’t ready in time')))
  return { firefox, url: await Promise.race([address, late]) }
}

/** A Firefox as people have it, without a past, driven over WebDriver BiDi. */
export async function startFirefox(program: string, size: Size): Promise<Browser<Handle>> {
  const profile = await mkdtemp(join(tmpdir(), 'evenshift-firefox-'))
  const lines = Object.entries(settings).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const { firefox, url } = await start(program, profile, size)
  const bidi = new BiDi(url)
  await bidi.waitForConnection()

  async function send<T>(method: string, params: Readonly<Record<string, unknown>>): Promise<T> {
    const answer = (await bidi.send({ method, params })) as { readonly result: T; readonly error?: string; readonly message?: string }
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.message ?? answer.error}`)
    return answer.result
  }

  await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: false } } })
  const { contexts } = await send<{ readonly contexts: readonly { readonly context: string }[] }>('browsingContext.getTree', {})
  const [{ context } = { context: '' }] = contexts
  await send('browsingContext.setViewport', { context, viewport: size })

  /** Values go as JSON and handles as they are; `answer` says what to make of what the function answers with. */
  async function call<T>(look: (...values: never[]) => unknown, values: readonly unknown[], answer: string): Promise<T> {
    const read = '(...sent) => sent.map((value) => typeof value === "string" ? JSON.parse(value) : value)'
    const given = values.map((value) => (isHandle(value) ? value : { type: 'string', value: JSON.stringify(value) }))
    const { result, exceptionDetails } = await send<{ readonly result?: T; readonly exceptionDetails?: { readonly text: string } }>(
      'script.callFunction',
      {
        functionDeclaration: `async (...sent) => (${answer})(await (${look.toString()})(...(${read})(...sent)))`,
        arguments: given,
        target: { context },
        awaitPromise: true,
      },
    )
    if (result === undefined) throw new Error(exceptionDetails?.text ?? 'nothing came back')
    return result
  }
  const run = async <T>(look: (...values: never[]) => T, ...values: readonly unknown[]): Promise<Awaited<T>> => {
    const { value } = await call<{ readonly value?: string }>(look, values, 'JSON.stringify')
    return (value === undefined ? undefined : JSON.parse(value)) as Awaited<T>
  }
  const perform = (actions: readonly unknown[]) => send<void>('input.performActions', { context, actions })

  return {
    run,
    runForElements: async (look, ...values) => (await call<{ readonly value: readonly Handle[] }>(look, values, '(found) => found')).value,
    load: async (script) => {
      await send('script.evaluate', { expression: script, target: { context }, awaitPromise: false })
    },
    click: async (element) => {
      if (!(await run(isMet, element))) throw new InTheWay('not now')
      const move = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId: element.sharedId } } }
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await perform([{ type: 'pointer', id: 'mouse', actions: [move, ...press] }])
    },
    press: (text) => {
      const signs = keys[text] === undefined ? [...text] : [keys[text]]
      const strokes = signs.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      return perform([{ type: 'key', id: 'keyboard', actions: strokes }])
    },
    open: async (address) => {
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' })
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' })
    },
    url: () => run(() => location.href),
    picture: async () => {
      const { data } = await send<{ readonly data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      const ended = once(firefox, 'exit')
      await send('browser.close', {})
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

const isHandle = (value: unknown): value is Handle => typeof value === 'object' && value !== null && 'sharedId' in value
