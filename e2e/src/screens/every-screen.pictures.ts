import { expect } from '@playwright/test'
import { stand, take, test } from '#e2e/screens/pictures'
import { type Way, screens } from '#e2e/screens/screens'
import { visitors } from '#e2e/screens/visitors'

/** How the names of those begin that are wanted, such as employer/home; all where nothing is said. */
const wanted = (process.env['PICTURES'] ?? '').split(' ')
const isWanted = (name: string): boolean => wanted.some((beginning) => name.startsWith(beginning))

for (const area of Object.keys(screens) as (keyof typeof screens)[]) {
  const ways = Object.entries<Way>(screens[area]).filter(([name]) => isWanted(`${area}/${name}`))
  if (ways.length === 0) continue
  test(area, async ({ visitor: page, server, colours, isWhole, hasTouch }, { project }) => {
    await visitors[area](page, server)
    for (const [name, way] of ways)
      await test.step(name, async () => {
        // One that isn't reached leaves the others.
        await expect.soft(stand(page, way), `${area}/${name}`).resolves.toBeUndefined()
        await take(page, `${area}/${name}.${project.name}`, { colours, isWhole, hasTouch })
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
  })
}
