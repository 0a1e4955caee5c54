import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { Builder, type WebDriver, type WebElement, error as faults } from 'selenium-webdriver'
import { type Browser, InTheWay, type Size, keys } from '#e2e/remote/browser'
import { freePort } from '#e2e/server/child'

const START_MS = 20_000
const POLL_MS = 50
const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`
/** The browser beside the driver, where Debian's versions put it. */
const miniBrowsers = ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((version) => join(libraries, version, 'MiniBrowser'))

/** A display of this size that nobody else has; Xvfb writes its number down once it is there. */
async function startDisplay({ width, height }: Size): Promise<{ readonly display: string; readonly xvfb: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(xvfb.stdio[3] as Readable, 'data', { signal: AbortSignal.timeout(START_MS) })
  return { display: `:${String(number).trim()}`, xvfb }
}

/** WebKitWebDriver at a free port. */
async function startDriver(program: string, env: NodeJS.ProcessEnv): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const late = AbortSignal.timeout(START_MS)
  const answers = () =>
    fetch(`${url}/status`, { signal: late }).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    late.throwIfAborted()
    await setTimeout(POLL_MS)
  }
  return { url, process: driver }
}

function browserOf(driver: WebDriver, end: () => Promise<void>): Browser<WebElement> {
  const run = <T>(look: (...values: never[]) => T, ...values: readonly unknown[]) =>
    driver.executeScript<Awaited<T>>(`return (${look.toString()})(...arguments)`, ...values)
  // WebDriver gives elements that it answers with as handles. One that is drawn anew before it has its handle is looked for again.
  const runForElements: Browser<WebElement>['runForElements'] = async (look, ...values) => {
    try {
      return (await run(look, ...values)) as unknown as WebElement[]
    } catch (thrown) {
      if (thrown instanceof faults.StaleElementReferenceError) return runForElements(look, ...values)
      throw thrown
    }
  }
  return {
    run,
    runForElements,
    load: (script) => driver.executeScript(script),
    click: async (element) => {
      try {
        await element.click()
      } catch (thrown) {
        const { ElementClickInterceptedError, ElementNotInteractableError, StaleElementReferenceError } = faults
        const passing = [ElementClickInterceptedError, ElementNotInteractableError, StaleElementReferenceError]
        throw passing.some((kind) => thrown instanceof kind) ? new InTheWay('not now', { cause: thrown }) : thrown
      }
    },
    press: (text) =>
      driver
        .actions()
        .sendKeys(keys[text] ?? text)
        .perform(),
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    url: () => driver.getCurrentUrl(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit()
      await end()
    },
  }
}

/** A WebKitGTK without a past, in a window as large as a display of its own; nothing in it moves by itself. */
export async function startWebKit(program: string, size: Size): Promise<Browser<WebElement>> {
  const settings = await mkdtemp(join(tmpdir(), 'evenshift-webkit-'))
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  const children: ChildProcess[] = []
  const end = async () => {
    for (const child of children) child.kill()
    await rm(settings, { recursive: true, force: true })
  }
  try {
    const { display, xvfb } = await startDisplay(size)
    children.push(xvfb)
    const env = {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: settings,
      TZ: 'Europe/London',
      LANG: 'en_GB.UTF-8',
    }
    // Without a window manager the window is as wide as its own bars need.
    children.unshift(spawn('openbox', [], { env, stdio: 'ignore' }))
    const started = await startDriver(program, env)
    children.unshift(started.process)
    const options = { binary: miniBrowsers.find(existsSync), args: ['--automation', '--full-screen'] }
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
    return browserOf(await new Builder().usingServer(started.url).withCapabilities(capabilities).build(), end)
  } catch (error) {
    await end()
    throw error
  }
}
