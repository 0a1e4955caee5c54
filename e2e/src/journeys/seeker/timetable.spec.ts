import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { newPerson } from '#e2e/straight/shop'
import { openProfile } from '#e2e/steps/ways-out'
import { test } from '#e2e/test'

const DAY_MS = 86_400_000

/** Two weeks ago on this day, so that the term runs on every day of the year. */
const begun = new Date(Date.now() - 14 * DAY_MS)
const inDays = (days: number): string => new Date(begun.getTime() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')

const entry = (title: string, day: string, hour: string, ...more: readonly string[]) => [
  'BEGIN:VEVENT',
  `UID:${title}`,
  `SUMMARY:${title}`,
  `DTSTART:${day}T${hour}0000`,
  `DTEND:${day}T${hour}5000`,
  ...more,
  'END:VEVENT',
]
const calendarOf = (...entries: readonly (readonly string[])[]) => ({
  name: 'term.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries.flat(), 'END:VCALENDAR', ''].join('\r\n')),
})

test('a timetable shows what will be taken, tells what won’t, and keeps what is ticked', async ({ visit, server }) => {
  const page = await visit()
  const { seeker } = await newPerson(server, 'Ada Winter')
  await openProfile(page, seeker)
  await page.getByRole('link', { name: 'Edit your week' }).click()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const choose = page.locator('input[accept*=ics]')
  const sheet = page.getByRole('dialog', { name: 'Are these your classes?' })
  const box = (name: RegExp) => sheet.getByRole('checkbox', { name })

  await test.step('a page of the university instead of a file is refused with a sentence', async () => {
    expect(asked.filter((address) => address.includes('timetable'))).toEqual([])
    await choose.setInputFiles({
      name: 'term.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from('<!doctype html><title>Sign in</title>'),
    })
    await expect(page.getByText('We couldn’t read this file as a calendar.')).toBeVisible()
    expect(asked.filter((address) => /\/timetable\.worker-[^/]+\.js$/.test(address))).toHaveLength(1)
  })

  await test.step('of two terms the one that runs is read, and the other can be chosen', async () => {
    await choose.setInputFiles(
      calendarOf(
        entry('Algebra', inDays(0), '09', 'RRULE:FREQ=WEEKLY;COUNT=10'),
        entry('Optics', inDays(112), '09', 'RRULE:FREQ=WEEKLY;COUNT=10'),
      ),
    )
    const terms = sheet.getByRole('group', { name: 'The term' }).getByRole('radio')
    await expect(terms).toHaveCount(2)
    await expect(terms.first()).toBeChecked()
    await expect(box(/Algebra/)).toBeChecked()
    await terms.last().check({ force: true })
    await expect(box(/Optics/)).toBeChecked()
    await expect(box(/Algebra/)).toBeHidden()
    await expect(sheet.getByText('Left out: 1 is in another term.')).toBeVisible()
    await expectAccessible(page, 'the terms of a timetable')
    await terms.first().check({ force: true })
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('each entry of a file is listed or counted', async () => {
    await choose.setInputFiles(
      calendarOf(
        entry('Algebra', inDays(0), '09', 'RRULE:FREQ=WEEKLY;COUNT=10'),
        entry('Laboratory', inDays(0), '11', 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=5'),
        entry('Open day', inDays(14), '13'),
        entry('Drama', inDays(0), '15', 'RRULE:FREQ=WEEKLY;COUNT=10', 'STATUS:CANCELLED'),
        entry('Odd', inDays(0), '17', 'RRULE:FREQ=FORTNIGHTLY'),
      ),
    )
    await expect(sheet.getByText('1 of 5 entries couldn’t be read.')).toBeVisible()
    await expect(sheet.getByText('This file has 5 entries. Left out: 1 is cancelled.')).toBeVisible()
    await expect(sheet.getByRole('checkbox')).toHaveCount(3)
    await expect(box(/Algebra/)).toBeChecked()
    await expect(box(/Laboratory/)).toBeChecked()
    await expect(sheet.getByText('Every two weeks, kept for every week')).toBeVisible()
    await expect(box(/Open day/)).not.toBeChecked()
    await expect(sheet.getByText(/^Only once, on \d/)).toBeVisible()
    await expectAccessible(page, 'the classes of a timetable')
  })

  await test.step('what is ticked is kept', async () => {
    await sheet.getByRole('button', { name: 'Keep 2 classes' }).click()
    await expect(sheet).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: '2 classes' })).toBeVisible()
  })
})
