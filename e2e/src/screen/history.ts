import { expect } from '@playwright/test'
import { type Screen, seen } from '#e2e/screen/screen'

interface Line {
  readonly text: string
  /** HH:MM */
  readonly time: string
}

/** Once the first day is what counts, what led to it is folded away. */
export const openWhatHappened = (page: Screen): Promise<void> => page.getByRole('heading', { name: /^(Your|Their) application/ }).click()

/** What a side's screen says has happened, from the first to the last; what lies ahead is left out. */
export async function historyOn(page: Screen, heading: 'What happened' | 'So far'): Promise<readonly Line[]> {
  const title = page.getByRole('heading', { name: heading, exact: true })
  await seen(title)
  return title.evaluate(({ parentElement: card }) =>
    [...(card?.querySelectorAll('li[data-state="done"]') ?? [])].map((row) => {
      const [text, at] = row.querySelectorAll('span')
      return { text: text?.textContent ?? '', time: /\d\d:\d\d/.exec(at?.textContent ?? '')?.[0] ?? '' }
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
