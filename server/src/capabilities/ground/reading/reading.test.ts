import { expect, it } from 'vitest'
import { advertReading } from '@evenshift/contract/model/job/advert-reading'
import adverts from './data/adverts.json' with { type: 'json' }
import { readAdvert } from '#server/capabilities/ground/reading/public'

const TODAY = '2026-11-26'
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const sorted = (words: readonly string[]): string[] => words.toSorted((one, other) => one.localeCompare(other))

/** A reading as the data writes one: what isn't said is left out. */
function told(text: string): Record<string, unknown> {
  const { title, role, pay, shifts, city, postcode, startDate, contractType, hoursPerWeek, tasks } = readAdvert(text, TODAY)
  const { amount, most, unit } = pay?.value ?? {}
  return {
    title: title?.value,
    role: role?.value.role.name,
    pay: pay ? `${amount}${most ? `-${most}` : ''} ${unit}` : undefined,
    shifts: sorted(shifts.map(({ value: { day, start, end } }) => `${days[day - 1]} ${start}-${end}`)),
    city: city?.value,
    postcode: postcode?.value,
    startDate: startDate?.value,
    contractType: contractType?.value,
    hoursPerWeek: hoursPerWeek?.value,
    tasks: tasks.length || undefined,
  }
}
const expected = (reads: (typeof adverts.data)[number]['reads']): Record<string, unknown> => ({
  ...reads,
  shifts: sorted(reads.shifts ?? []),
})

it('reads 97 of 100 things that the adverts say as a person would, and nothing that they do not say', () => {
  const fields = adverts.data.flatMap(({ text, reads }) => {
    const [should, is] = [expected(reads), told(text)]
    return Object.keys(is).map((key) => ({ advert: text.slice(0, 30), key, should: should[key], is: is[key] }))
  })
  const isSaid = (value: unknown): boolean => value !== undefined && JSON.stringify(value) !== '[]'
  const said = fields.filter(({ should, is }) => isSaid(should) || isSaid(is))
  const wrong = said.filter(({ should, is }) => JSON.stringify(should) !== JSON.stringify(is))
  expect(adverts.data.length).toBeGreaterThanOrEqual(40)
  expect(wrong.length / said.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.03)
  expect(wrong.filter(({ should }) => !isSaid(should))).toEqual([])
})

it('says with each thing the words that it was read from', () => {
  const plain = (text: string): string => text.replace(/\s+/g, ' ')
  for (const { text } of adverts.data) {
    const reading = readAdvert(text, TODAY)
    expect(advertReading.safeParse(reading).error).toBeUndefined()
    const { title, role, pay, city, postcode, startDate, contractType, hoursPerWeek, shifts, tasks, skills } = reading
    for (const read of [title, role, pay, city, postcode, startDate, contractType, hoursPerWeek, ...shifts, ...tasks, ...skills])
      if (read) expect(plain(text)).toContain(plain(read.from))
  }
})

it('makes nothing of a text that is no advert, and stays quick on one that is meant to be slow', () => {
  const nothing = { title: null, role: null, pay: null, shifts: [], tasks: [], city: null, postcode: null, startDate: null }
  expect(readAdvert('The quick brown fox. It jumped over the dog, didn’t it?', TODAY)).toMatchObject(nothing)
  for (const piece of ['1 ', 'Mon ', '£1,', '9-', 'a and ', 'x'])
    expect(readAdvert(piece.repeat(10_000 / piece.length), TODAY).tasks).toEqual([])
})

it('puts a date without a year where it comes next, and knows none that is past', () => {
  const from = (text: string) => readAdvert(`Barista\n${text}`, TODAY).startDate?.value
  expect([from('Start: 3rd of March'), from('starting on 1 December'), from('Start date 3/11/2026'), from('Start 31 February')]).toEqual([
    '2027-03-03',
    '2026-12-01',
    undefined,
    undefined,
  ])
})

it('takes a part of a month for its first shift then, and claims nothing of one that has begun', () => {
  const read = (text: string) => readAdvert(`Barista\n${text}`, TODAY).startDate
  expect(read('Start mid December.')).toEqual({ value: '2026-12-15', from: 'Start mid December' })
  expect(read('Saturdays 10am to 4pm. Start mid-December')?.value).toBe('2026-12-19')
  expect(read('starting in early January')?.value).toBe('2027-01-01')
  expect(read('Starts at the end of the month')).toBeNull()
  expect(['Start end of March 2027', 'Start late November', 'Start mid November'].map((text) => read(text)?.value)).toEqual([
    '2027-03-25',
    undefined,
    undefined,
  ])
})

it('quotes of a title the words that it was read from, and not the whole advert', () => {
  const { title } = readAdvert('Weekend waiting staff wanted! Café Hale, Leeds city centre LS1. Saturdays 10am to 4pm.', TODAY)
  expect(title).toEqual({ value: 'Weekend waiting staff', from: 'Weekend waiting staff' })
})

it('leaves times alone that could mean two things, and those at which a place is open', () => {
  const shifts = (text: string) => readAdvert(`Barista\n${text}`, TODAY).shifts.map(({ value }) => value)
  expect(shifts('Fridays 5-9')).toEqual([])
  expect(shifts('Fridays 5-9pm')).toEqual([{ day: 6, start: '17:00', end: '21:00' }])
  expect(shifts('We’re open Mon to Sat 8am-6pm.')).toEqual([])
  expect(shifts('Fridays 9am till late')).toEqual([])
  expect(shifts('Fridays 6.45am-2pm')).toEqual([])
})
