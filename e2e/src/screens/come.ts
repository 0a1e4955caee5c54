import { expect } from '@playwright/test'
import { quiet } from '#e2e/screen/quiet'
import { type Screen, isPage, seen } from '#e2e/screen/screen'
import type { Way } from '#e2e/screens/screens'

/** The first link of the screen to an address like this; empty where there is none. */
const linkLike = (screen: Screen, like: string): Promise<string> =>
  screen.getByRole('main').evaluate((main, wanted) => {
    const pattern = new RegExp(`^${wanted.replace(':kind', '\\w+').replace(':named', '[\\da-z-]+').replaceAll(':id', '[0-9a-f-]{36}')}$`)
    return [...main.querySelectorAll('a')].map(({ pathname }) => pathname).find((path) => pattern.test(path)) ?? ''
  }, like)

async function arrive(screen: Screen, address: string): Promise<void> {
  await screen.goto(address)
  await seen(screen.getByRole('heading', { level: 1 }).first())
}

/** Goes to a screen's address, by the links on the way; answers with the address. */
export async function come(screen: Screen, { address, through = [], on = '' }: Way): Promise<string> {
  let at = address
  for (const like of through) {
    await arrive(screen, at)
    await expect.poll(() => linkLike(screen, like), `${at} leads to ${like}`).not.toBe('')
    at = await linkLike(screen, like)
  }
  at += on
  await arrive(screen, at)
  if (isPage(screen)) await quiet(screen)
  return at
}
