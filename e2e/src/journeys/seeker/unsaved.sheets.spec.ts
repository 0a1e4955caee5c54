import { expect } from '@playwright/test'
import { newPerson, openShop } from '#e2e/straight/shop'
import { keepEditing, leaveAnyway, openProfile, question, reloadUnasked, stayOnReload } from '#e2e/steps/ways-out'
import { enter } from '#e2e/straight/enter'
import { test } from '#e2e/test'

const calendar = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:one
DTSTART;TZID=Europe/London:20260928T090000
DTEND;TZID=Europe/London:20260928T100000
RRULE:FREQ=WEEKLY;COUNT=20
SUMMARY:Algebra
END:VEVENT
BEGIN:VEVENT
UID:two
DTSTART;TZID=Europe/London:20260929T090000
DTEND;TZID=Europe/London:20260929T100000
RRULE:FREQ=WEEKLY;COUNT=20
SUMMARY:Topology
END:VEVENT
END:VCALENDAR`

test('the sheets of the profile ask by Escape, backdrop, Cancel and Back', async ({ visit, server }) => {
  const page = await visit()
  const { seeker } = await newPerson(server, 'Ada Winter')
  await openProfile(page, seeker)
  const sheet = (name: string) => page.getByRole('dialog', { name })

  for (const [section, open, name, field] of [
    [/^Work(?! you)/, 'Add a job', 'Add a job', 'What you did or achieved'],
    [/^Study/, 'Add a school or course', 'Add a school or course', 'What you did or achieved'],
    [/^Edit your week/, 'Add a class', 'Add a class', 'Name'],
  ] as const)
    await test.step(name, async () => {
      const row = page.getByRole('link', { name: section })
      await row.click()
      const opener = page.getByRole('button', { name: open })
      await opener.click()
      await expect(sheet(name)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet(name), 'nothing is typed, nothing is asked').toBeHidden()
      await opener.click()
      const typed = sheet(name).getByLabel(field)
      await typed.fill('Weekend barista')
      const still = () => expect(typed).toHaveValue('Weekend barista')
      for (const way of ['escape', 'backdrop', 'back'] as const) await keepEditing(page, way, still)
      await stayOnReload(page)
      await still()
      await sheet(name).getByRole('button', { name: 'Cancel' }).click()
      await question(page).getByRole('button', { name: 'Leave' }).click()
      await expect(sheet(name)).toBeHidden()
      await expect(opener).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(row).toBeFocused()
    })

  await test.step('the timetable of a file, once something in it is unticked', async () => {
    await page.getByRole('link', { name: 'Edit your week' }).click()
    const file = { name: 'term.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar) }
    await page.locator('input[accept*=ics]').setInputFiles(file)
    const found = sheet('Are these your classes?')
    await found.getByRole('checkbox', { name: /Topology/ }).uncheck()
    await keepEditing(page, 'escape', () => expect(found.getByRole('checkbox', { name: /Topology/ })).not.toBeChecked())
    await leaveAnyway(page, 'escape')
    await expect(found).toBeHidden()
  })
})

test('a report and a saved search ask, an application is kept', async ({ visit, server }) => {
  const shop = await openShop(server)
  const { seeker } = await newPerson(server, 'Ada Winter')
  const page = await visit()
  await enter(page, seeker)

  for (const [address, open, field] of [
    [`/find/${shop.jobId}`, 'Report this job', 'Anything else? (optional)'],
    ['/find', 'Save search', 'Name'],
  ] as const)
    await test.step(open, async () => {
      await page.goto(address)
      await page.getByRole('button', { name: open }).click()
      const typed = page.getByRole('dialog').getByLabel(field)
      await typed.click()
      await typed.fill('Weekend work')
      const still = () => expect(typed).toHaveValue('Weekend work')
      await keepEditing(page, 'escape', still)
      await stayOnReload(page)
      await still()
      await leaveAnyway(page, 'backdrop')
      await expect(page.getByRole('dialog')).toBeHidden()
    })

  await test.step('an application', async () => {
    await page.goto(`/find/${shop.jobId}`)
    const apply = () => page.getByRole('button', { name: /^Apply/ }).click()
    const note = page.getByLabel('Note to the employer')
    await apply()
    await page.getByRole('button', { name: 'Add note (optional)' }).click()
    await note.fill('I live around the corner')
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    await apply()
    await expect(note).toHaveValue('I live around the corner')
    await reloadUnasked(page)
    await apply()
    await expect(note).toHaveValue('I live around the corner')
  })
})
