import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

interface Dropped {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** Lets files fall on the place that takes them. */
async function drop(page: Page, files: readonly Dropped[]): Promise<void> {
  const plain = files.map(({ name, type, bytes }) => ({ name, type, bytes: [...bytes] }))
  const dataTransfer = await page.evaluateHandle((given) => {
    const carried = new DataTransfer()
    for (const { name, type, bytes } of given) carried.items.add(new File([new Uint8Array(bytes)], name, { type }))
    return carried
  }, plain)
  const zone = page.getByRole('group', { name: 'Add files' })
  await zone.dispatchEvent('dragover', { dataTransfer })
  await zone.dispatchEvent('drop', { dataTransfer })
}

test('a seeker drops several documents at once: what is sound is kept, what isn’t is told beside its name', async ({ visit, server }) => {
  const page = await visit()
  const { seeker } = await newPerson(server, 'Dan Paper')
  await enter(page, seeker, '/profile/document')
  const picture = { type: 'image/png', bytes: await page.screenshot() }
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible()
  await page.getByText('What we remove from files', { exact: true }).click()
  await expect(page.getByText('We remove author names, photo locations and Word comments before employers see your files')).toBeVisible()
  await expectAccessible(page, 'documents, none')

  await drop(page, [
    { name: 'My CV.png', ...picture },
    { name: 'Broken.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 and nothing else') },
    { name: 'Tool.exe', type: 'application/x-msdownload', bytes: Buffer.from('MZ') },
  ])
  const kept = page.getByRole('region', { name: 'Your documents' }).getByRole('listitem')
  await expect(kept).toHaveCount(1)
  await expect(kept).toContainText('My CV.png')
  const onTheirWay = page.getByRole('list', { name: 'Uploading files' }).getByRole('listitem')
  await expect(onTheirWay.filter({ hasText: 'Broken.pdf' })).toContainText('We can’t open this file. It may be damaged.')
  await expect(onTheirWay.filter({ hasText: 'Tool.exe' })).toContainText('We can’t take this type of file.')
  await expectAccessible(page, 'documents, one kept and two refused')

  await page.getByRole('button', { name: 'Open My CV.png' }).click()
  const preview = page.getByRole('dialog', { name: 'My CV.png' })
  const shown = preview.getByRole('img', { name: 'My CV.png' })
  await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true)
  await expect(preview.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', /\/media\//)
  await expectAccessible(page, 'document, open')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Delete My CV.png' }).click()
  await expect(page.getByText('My CV.png is deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(kept).toHaveCount(1)
})
