import { type Page, expect } from '@playwright/test'
import { come } from '#e2e/screens/come'
import { cutOff } from '#e2e/screens/cut'
import { employer, seeker, test } from '#e2e/screens/market'
import { type Way, isPlain, screens } from '#e2e/screens/screens'
import { targetsBelow } from '#e2e/screens/targets'
import { type Account, signIn } from '#e2e/steps/people'
import { type Screen, arrived, isPage, seen } from '#e2e/screen/screen'
import { shiftsOf, watchShifts } from '#e2e/screen/shifts'

/** Of the window and of how far, all shifts of a screen together. */
const SHIFT_MOST = 0.05
/** CSS pixels: less wants room around it. */
const TARGET_LEAST = 24
/** CSS pixels: 400 % in a window of 1280. */
const NARROWEST = 320
/** CSS pixels of a letter, where nobody chose another size. */
const USUAL_TYPE = 16

// One market serves them all.
test.describe.configure({ mode: 'serial', timeout: 420_000 })

type Arrive = () => Promise<Screen>
interface Eyes {
  readonly look: (screen: Screen, name: string) => Promise<void>
  readonly isMobile: boolean
}

/** Whoever signs in; what moves while it loads is noted where the browser tells of it. */
async function enter(arrive: Arrive, account: Account): Promise<Screen> {
  const screen = await arrive()
  if (isPage(screen)) await watchShifts(screen)
  await signIn(screen, account)
  await arrived(screen, '/home')
  return screen
}

/** As whoever sets the browser's text to a size has it; rules in em of the window follow, as they would not at a size of the page's own. */
async function setType(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await devtools.detach()
}

/** Everything that can be pressed is large enough for a finger or has room around it, and nothing lies beyond the narrowest window, nor with type of twice the size. */
async function feel(page: Page, name: string): Promise<void> {
  const missed = (await targetsBelow(page, TARGET_LEAST)).filter(({ isCrowded }) => isCrowded)
  expect.soft(missed, `${name} has something too small to press beside something else`).toEqual([])
  const size = page.viewportSize()
  if (size === null) return
  await page.setViewportSize({ ...size, width: NARROWEST })
  expect.soft(await cutOff(page), `${name} is wider than ${NARROWEST} px`).toEqual([])
  await page.setViewportSize(size)
  await setType(page, 2 * USUAL_TYPE)
  expect.soft(await cutOff(page), `${name} has no room for large type`).toEqual([])
  await setType(page, USUAL_TYPE)
}

/** The screen stands with its heading, everything that it asked for is there, nothing moved meanwhile, and it needs no scrolling sideways. */
async function study(screen: Screen, name: string, way: Way, { look, isMobile }: Eyes): Promise<void> {
  await come(screen, way)
  if (isPage(screen)) {
    const { score, moved } = await shiftsOf(screen)
    expect.soft(score, `${name} moves while it loads: ${moved}`).toBeLessThanOrEqual(SHIFT_MOST)
  }
  await look(screen, name)
  const overflow = await screen.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${name} is wider than its window`).toBeLessThanOrEqual(0)
  if (isPage(screen) && isMobile) await feel(screen, name)
}

for (const [side, account] of [
  ['seeker', seeker],
  ['employer', employer],
] as const)
  test(`every screen of the ${side}’s side in a full market makes sense, is accessible, keeps to its width, can be pressed and doesn’t move while it loads`, async ({
    arrive,
    look,
    isMobile,
  }) => {
    const screen = await enter(arrive, account)
    for (const [name, way] of Object.entries(screens[side])) if (isPlain(way)) await study(screen, name, way, { look, isMobile })
  })

test('the reasons of every no stand together, each with what could be changed and who said it', async ({ arrive, look }) => {
  const page = await enter(arrive, seeker)
  await page.goto('/applications/history')
  await page.getByRole('link', { name: 'Why I wasn’t chosen' }).click()
  await seen(page.getByText(/^(Turned down once|\d+ applications didn’t work out)/))
  const reason = page.getByRole('main').getByRole('region').first()
  await seen(reason.getByText('What you could change.'))
  await look(page, 'why not')
  await reason.getByRole('listitem').getByRole('link').first().click()
  await seen(page.getByText(/^(Not this time\. |Someone else got the job$)/))
})
