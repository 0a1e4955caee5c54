import { begunFolder } from '#e2e/server/begun'

/** Makes the folder with the demo market before any picture: two workers that began it at once would each take as long as both together. */
// oxlint-disable-next-line import/no-default-export -- Playwright demands one.
export default async function marketBegun(): Promise<void> {
  await begunFolder('market')
}
