import { type Page, expect } from '@playwright/test'

interface Line {
  readonly text: string
  /** HH:MM */
  readonly time: string
}

/** What a side's screen says has happened, from the first to the last; what lies ahead is left out. */
export async function historyOn(page: Page, heading: 'What happened' | 'So far'): Promise<readonly Line[]> {
  const title = page.getByRole('heading', { name: heading, exact: true })
  await expect(title).toBeVisible()
  const card = title.locator('xpath=..')
  const rows = await card.locator('li[data-state="done"]').all()
  return Promise.all(
    rows.map(async (row) => {
      const [text = '', at = ''] = await row.locator('span').allTextContents()
      return { text, time: /\d\d:\d\d/.exec(at)?.[0] ?? '' }
    }),
  )
}

/** Both sides tell the same story, each in its own words and at the same times. */
export function expectSameStory(
  told: { readonly seeker: readonly Line[]; readonly employer: readonly Line[] },
  story: readonly (readonly [seeker: string, employer: string])[],
): void {
  expect(told.seeker.map(({ text }) => text)).toEqual(story.map(([seeker]) => seeker))
  expect(told.employer.map(({ text }) => text)).toEqual(story.map(([, employer]) => employer))
  expect(told.employer.map(({ time }) => time)).toEqual(told.seeker.map(({ time }) => time))
}
