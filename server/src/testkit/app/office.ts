import { type OfficeAnswer, runOffice } from '#server/office-commands'
import type { TestApp } from '#server/testkit/app/app'

/** What `npm run office` does with these words. */
export const office = (t: TestApp, ...words: readonly string[]): Promise<OfficeAnswer> => runOffice(t.parts, words)
