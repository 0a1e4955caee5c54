import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { restingBetweenUses } from '#server/platform/async-storage'

function gate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

test('a storage keeps what it holds while anything uses it, and forgets it after the last use, failed or not', async () => {
  const storage = new AsyncLocalStorage<string>()
  const using = restingBetweenUses(() => [storage])
  const [firstEnds, lastEnds, allEnded] = [gate(), gate(), gate()]
  let leftBehind: Promise<string | undefined> | undefined

  const first = using(() => storage.run('first', () => firstEnds.opened))
  const last = using(() =>
    storage.run('last', async () => {
      leftBehind = allEnded.opened.then(() => storage.getStore())
      await lastEnds.opened
      expect(storage.getStore()).toBe('last')
      throw new Error('failed')
    }),
  )
  firstEnds.open()
  await first
  lastEnds.open()
  await expect(last).rejects.toThrow('failed')
  allEnded.open()
  expect(await leftBehind).toBeUndefined()

  expect(await using(() => storage.run('again', async () => storage.getStore()))).toBe('again')
})
