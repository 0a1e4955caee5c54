import { expect, it } from 'vitest'
import { pdfkitPapers } from '#server/platform/papers/pdfkit'
import type { Block } from '#server/platform/papers/port'
import { pdfText } from '#server/testkit/app/pdf-text'

const now = new Date('2026-11-26T12:00:00Z')
const made = async (...blocks: Block[]) => pdfText(await pdfkitPapers.pdf({ title: 'A paper', author: 'Zoë', blocks }, now))

it('tags each block as what it is, in their order, and leaves out what says nothing', async () => {
  const { text, tags, pages, title, language } = await made(
    { as: 'title', text: 'Łódź' },
    { as: 'lead', text: ' ' },
    { as: 'section', text: 'Things' },
    { as: 'entry', text: 'One' },
    { as: 'quiet', text: 'a while ago' },
    { as: 'list', items: ['first', '', 'second'] },
    { as: 'list', items: [] },
  )
  expect(text).toBe('Łódź Things One a while ago • first • second')
  expect(tags).toEqual(['Root', 'Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'LI', 'LBody'])
  expect({ pages, title, language }).toEqual({ pages: 1, title: 'A paper', language: 'en-GB' })
})

it('breaks words without an end and leaves out letters that the font lacks', async () => {
  const long = 'Donaudampfschiff'.repeat(20)
  const { text, pages } = await made({ as: 'text', text: `${long} 漢字 кот` })
  expect({ text: text.replace(/ /g, ''), pages }).toEqual({ text: long, pages: 1 })
})

it('takes a third page only where small type doesn’t fit on two', async () => {
  const lines = (count: number): Block => ({ as: 'list', items: Array.from({ length: count }, (_, place) => `Line ${place}`) })
  expect([(await made(lines(60))).pages, (await made(lines(110))).pages, (await made(lines(160))).pages]).toEqual([2, 2, 3])
})
