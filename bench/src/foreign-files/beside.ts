import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Output } from '@evenshift/contract/call'
import { seekerBase } from '@evenshift/contract/seeker/service'
import { seekerUploads } from '@evenshift/contract/seeker/uploads'
import type { ForeignFile } from '#bench/foreign-files/papers'
import { ask } from '#bench/run/ask'
import { startProduct, stopProduct } from '#bench/run/product'
import { joinSeeker } from '#bench/run/seeker'

const ASK_AGAIN_MS = 10

/** Sends a document; resolves with a function that says how long it takes from the last byte to a verdict. */
async function sent(address: string, token: string, { path, contentType, name }: ForeignFile): Promise<() => Promise<number>> {
  const bytes = await readFile(path)
  const query = new URLSearchParams({ purpose: 'document', contentType, fileName: name, size: String(bytes.length) })
  const answer = await fetch(`${address}${seekerBase}${seekerUploads.uploadUrl.path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { key, uploadUrl, headers, parts } = (await answer.json()) as Output<typeof seekerUploads.uploadUrl>
  if (parts) throw new Error(`${name} goes in parts`)
  const put = await fetch(new URL(uploadUrl, address), {
    method: 'PUT',
    headers: Object.fromEntries(headers.map((header) => [header.name, header.value])),
    body: new Uint8Array(bytes),
  })
  if (!put.ok) throw new Error(`${name} was not stored: ${await put.text()}`)
  return async () => {
    const begun = performance.now()
    for (;;) {
      const { body } = await ask(address + seekerBase, seekerUploads.completeUpload, { body: { key } }, token)
      if (body.state !== 'checking') return (performance.now() - begun) / 1000
      await wait(ASK_AGAIN_MS)
    }
  }
}

/** Seconds that a stranger's small file takes alone, and while the worst file of another is looked at. */
export async function besideTheWorst(folder: string, small: ForeignFile, worst: ForeignFile): Promise<{ alone: number; beside: number }> {
  const product = await startProduct(folder)
  try {
    const { address } = product
    const [one, other] = [await joinSeeker(address, folder), await joinSeeker(address, folder)]
    const alone = await (await sent(address, one.token, small))()
    const [slow, quick] = [await sent(address, other.token, worst), await sent(address, one.token, small)]
    const slowDone = slow()
    await wait(ASK_AGAIN_MS)
    const beside = await quick()
    await slowDone
    return { alone, beside }
  } finally {
    await stopProduct(product)
  }
}
