import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { openProfile } from '#e2e/steps/ways-out'
import { askSeeker } from '#e2e/straight/calls'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

/** A PDF of these lines, as a word processor would save it. */
function pdfOf(...lines: readonly string[]): Buffer {
  const text = `BT /F1 11 Tf 16 TL 50 780 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const places = parts.map((part, place) => {
    const at = file.length
    file += `${place + 1} 0 obj\n${part}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = parts.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\n`
  return Buffer.from(`${file}${table}startxref\n${file.length}\n%%EOF\n`)
}

test('a student’s CV is read on their phone, put right and added, and a CV is made of the profile', async ({ visit, server }) => {
  const page = await visit()
  const { seeker, token } = await newPerson(server, 'Ada Winter')
  await openProfile(page, seeker)
  const card = page.getByRole('region', { name: 'Your CV' })
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const buffer = pdfOf('Work experience', 'Barista, The Corner Shop, May 2023 - now', 'Skills', 'Latte art, Juggling')

  await test.step('a file that isn’t a CV is told in a sentence', async () => {
    await card
      .locator('input[type=file]')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') })
    await expect(card.getByText('We couldn’t open this file as a PDF.')).toBeVisible()
  })

  await test.step('what is found is put right before it’s added; the file goes nowhere', async () => {
    await card.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
    const found = page.getByRole('dialog', { name: 'What we found in your CV' })
    await expect(found.getByRole('checkbox', { name: 'Barista, The Corner Shop' })).toBeChecked()
    await expectAccessible(page, 'what was found in a CV')
    await found.getByRole('button', { name: 'Edit Barista, The Corner Shop' }).click()
    const form = page.getByRole('dialog', { name: 'Edit job' })
    await form.getByLabel('Employer').fill('The Corner Café')
    await form.getByRole('button', { name: 'Save' }).click()
    await found.getByRole('checkbox', { name: 'Juggling' }).uncheck()
    expect(sent, 'nothing leaves before a yes').toEqual([])
    await found.getByRole('button', { name: 'Add 2 items' }).click()
    await expect(found).toBeHidden()
    const { body: work } = await askSeeker(server, 'workHistory', {}, token)
    expect(work.map(({ title, employer }) => [title, employer.name])).toEqual([['Barista', 'The Corner Café']])
    const { body: told } = await askSeeker(server, 'profileDetails', {}, token)
    expect(told.userProfile[0]?.skills.map(({ name }) => name)).toContain('Latte art')
    expect(sent.filter((address) => address.includes('upload'))).toEqual([])
  })

  await test.step('the CV that is made is downloaded, and kept among the documents', async () => {
    await card.getByRole('button', { name: 'Download your CV' }).click()
    const made = page.getByRole('dialog', { name: 'Your CV' })
    await expectAccessible(page, 'a CV of the profile')
    const arriving = page.waitForEvent('download')
    await made.getByRole('button', { name: 'Download', exact: true }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toBe('Ada Winter CV.pdf')
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await made.getByRole('button', { name: 'Use as my CV' }).click()
    await expect(made).toBeHidden()
    const { body: told } = await askSeeker(server, 'profileDetails', {}, token)
    expect(told.userProfile[0]?.documents.map(({ kind, fileName }) => [kind, fileName])).toEqual([['cv', 'Ada Winter CV.pdf']])
  })
})
