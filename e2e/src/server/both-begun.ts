import { begunFolder } from '#e2e/server/begun'

/**
 * Makes both data folders before any journey: several workers that began the market at once would each take as long as all together.
 * Only with CI: somebody who runs one journey by hand doesn't wait for a market that it may not need.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright demands one.
export default async function bothBegun(): Promise<void> {
  if (!process.env['CI']) return
  await begunFolder('empty')
  await begunFolder('market')
}
