import { type Page, expect } from '@playwright/test'
import { dayFromNow } from '#e2e/screen/fields'
import { enter } from '#e2e/straight/enter'
import { applyStraight, openShop } from '#e2e/straight/shop'
import { test } from '#e2e/test'

const [desk, phone] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
const [proposed, suggested, moved] = [dayFromNow(2), dayFromNow(3), dayFromNow(4)]
const inLondon = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(new Date(`${date}T12:00:00Z`)).replaceAll(',', '')
/** "Sat 28 Nov". */
const short = (date: string) => inLondon(date, { weekday: 'short', day: 'numeric', month: 'short' })

/** Presses an hour of the drawn week. */
const press = (page: Page, date: string, hour: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${inLondon(date, { weekday: 'long' })} ${Number(date.slice(8))}, ${hour}`) }).click()
const meeting = (page: Page) => page.getByRole('region', { name: 'Meeting', exact: true })

test('a paid trial is proposed on a desk, suggested anew on a phone, agreed and moved, and both see the same', async ({
  visit,
  look,
  server,
}) => {
  test.setTimeout(180_000)
  const shop = await openShop(server)
  const { seeker, applicationId } = await applyStraight(server, shop.jobId, 'Dara Moor')
  const [manager, student] = [await visit(), await visit()]
  await manager.setViewportSize(desk)
  await student.setViewportSize(phone)

  await test.step('the manager proposes two times of a paid trial', async () => {
    await enter(manager, shop.owner, `/applicants/${shop.jobId}/${applicationId}`)
    await manager.getByRole('link', { name: 'Meet', exact: true }).click()
    await expect(manager.getByRole('heading', { name: 'Meet Dara Moor', level: 1 })).toBeVisible()
    await manager.getByRole('radio', { name: /^Paid trial/ }).check()
    await press(manager, proposed, '18:00')
    await press(manager, proposed, '10:00')
    await expect(manager.getByText('2 of 5')).toBeVisible()
    await manager.getByLabel('Where').fill('71 Brudenell Road, Leeds LS6 1AA')
    await manager.getByLabel('Who to ask for').fill('Rosa Marin')
    await expect(manager.getByRole('region', { name: 'Pay' })).toContainText('£26.40 for 2 hours')
    await look(manager, 'proposing a paid trial')
    await manager.getByRole('button', { name: 'Send these times' }).click()
    await expect(meeting(manager)).toContainText('Waiting for Dara')
    await look(manager, 'an applicant with a proposed trial')
  })

  await test.step('the student sees it on the home, and suggests another time', async () => {
    await enter(student, seeker)
    await expect(student.getByRole('heading', { level: 1 })).toHaveText('One answer needed, Dara')
    await student.getByRole('link', { name: /Pick a time for your trial/ }).click()
    await expect(student.getByRole('heading', { name: 'Pick a time for your paid trial', level: 1 })).toBeVisible()
    await expect(student.getByRole('button', { name: `Choose ${short(proposed)}` })).toBeVisible()
    await look(student, 'a trial to pick a time for')
    await student.getByRole('link', { name: 'Suggest other times' }).click()
    await press(student, suggested, '18:00')
    await student.getByLabel('Add a line (optional)').fill('I have a class until five.')
    await look(student, 'suggesting other times')
    await student.getByRole('button', { name: 'Send this time' }).click()
    await expect(meeting(student)).toContainText('Waiting for them')
  })

  await test.step('the manager agrees to it where they write to each other', async () => {
    await manager.goto(`/messages/${applicationId}`)
    const card = meeting(manager)
    await expect(card).toContainText('Dara suggests')
    await expect(card).toContainText('“I have a class until five.”')
    await look(manager, 'a time that was suggested')
    await card.getByRole('button', { name: `Accept ${short(suggested)}, 18:00 to 20:00` }).click()
    await expect(card).toContainText('Agreed')
    for (const page of [manager, student]) await expect(meeting(page)).toContainText(`${short(suggested)}, 18:00–20:00`)
    await look(manager, 'an agreed trial among the messages')
    await look(student, 'an agreed trial')
    await manager.goto(`/applicants/${shop.jobId}/${applicationId}`)
  })

  await test.step('and moves it: the student takes the new time, and both have it', async () => {
    await meeting(manager).getByRole('link', { name: 'Rearrange' }).click()
    await press(manager, moved, '17:00')
    await manager.getByRole('button', { name: 'Send this time' }).click()
    await student.getByRole('button', { name: `Choose ${short(moved)}, 17:00` }).click()
    for (const page of [manager, student]) {
      await expect(meeting(page)).toContainText('Agreed')
      await expect(meeting(page)).toContainText(`${short(moved)}, 17:00–19:00`)
    }
    await expect(student.getByRole('main')).toContainText(`Paid trial agreed: ${short(moved)}, 17:00`)
    await manager.goto('/home')
    await expect(manager.getByRole('region', { name: 'Meetings' })).toContainText('Dara Moor')
  })
})
