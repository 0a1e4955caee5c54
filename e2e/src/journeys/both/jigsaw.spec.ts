import { type Page, expect } from '@playwright/test'
import { choose } from '#e2e/screen/fields'
import { type Account, signIn } from '#e2e/steps/people'
import { needPeople, publish, writePost } from '#e2e/steps/post'
import { newPerson, openShop } from '#e2e/straight/shop'
import { test } from '#e2e/test'

const title = 'Front of house'

async function arrive(page: Page, account: Account, address: string): Promise<void> {
  await signIn(page, account)
  await expect(page).toHaveURL('/home')
  await page.goto(address)
}

test('any two of four shifts: an employer posts them, a seeker chooses those that fit, and the employer reads which', async ({
  visit,
  look,
  server,
  isMobile,
}) => {
  test.setTimeout(180_000)
  const shop = await openShop(server)
  const employer = await visit()
  let jobId = ''

  await test.step('four shifts, each with its people, one with a break, and two of them for everyone', async () => {
    await arrive(employer, shop.owner, '/posts/new')
    await writePost(employer, { title, pay: '13.20' }, async (name) => {
      if (name !== 'post, the week') return
      const rows = employer.getByRole('group', { name: 'Shifts' }).getByRole('listitem')
      await choose(rows.nth(2), 'Unpaid break', '30 min')
      await needPeople(employer, 2, 3, { isPhone: isMobile })
      await employer.getByRole('button', { name: 'Add a shift' }).click()
      await expect(rows.nth(3).getByLabel('People', { exact: true })).toHaveValue('2')
      await employer.getByRole('group', { name: 'Each person works' }).getByText('At least 2').click()
      await expect(employer.getByText(/^Up to 4 people, from \S+ hours a week each, not/)).toBeVisible()
      await look(employer, 'post, four shifts')
    })
    await publish(employer, 3)
    await employer.waitForURL(/\/posts\/[0-9a-f-]{36}$/)
    jobId = employer.url().split('/').at(-1) ?? ''
    const terms = employer.getByRole('region', { name: 'Job details' })
    await terms.getByRole('heading', { name: 'Job details' }).click()
    await expect(terms).toContainText('Sat 18:00–21:30, 30 min unpaid break, 2 people')
    await expect(terms).toContainText('Any 2 or more of 4 shifts')
  })

  const { seeker } = await newPerson(server, 'Mina Cole')
  const page = await visit()
  await test.step('those that fit are ticked; the drawn week and the rows change the same', async () => {
    await arrive(page, seeker, `/find/${jobId}`)
    const row = (day: string) => page.getByRole('checkbox', { name: new RegExp(`^${day}`) })
    await expect(row('Tue')).toBeChecked()
    await expect(row('Wed')).toBeChecked()
    await expect(row('Sat')).not.toBeChecked()
    await look(page, 'job, shifts to choose')
    await row('Sun').click()
    await row('Wed').click()
    await expect(page.getByRole('status').filter({ hasText: 'of 4 shifts' })).toContainText('1 of 4 shifts')
    await expect(page.getByRole('button', { name: 'Choose 1 more shift' }).filter({ visible: true })).toBeVisible()
    await page.locator('label[for]', { hasText: /^18/ }).nth(1).click()
    await expect(row('Wed')).toBeChecked()
  })

  await test.step('they apply for two', async () => {
    await page.getByRole('button', { name: 'Apply for 2 shifts' }).filter({ visible: true }).click()
    const sheet = page.getByRole('dialog', { name: `Apply for ${title}` })
    await expect(sheet.getByRole('group', { name: 'Shifts' })).toContainText('Tue and Wed, 18:00–21:30')
    await look(page, 'apply for two shifts')
    await sheet.getByRole('button', { name: 'Send application' }).click()
    const sent = page.getByRole('dialog', { name: 'Application sent' })
    await expect(sent).toContainText('You asked for Tue and Wed, 18:00–21:30.')
    await look(page, 'sent')
    await sent.getByRole('link', { name: 'View application' }).click()
    await expect(page.getByText('Tue and Wed, 18:00–21:30 (2 of 4 shifts)')).toBeVisible()
  })

  await test.step('the employer reads which', async () => {
    const applicationId = page.url().split('/').at(-1) ?? ''
    await employer.goto(`/applicants/${jobId}/${applicationId}`)
    await expect(employer.getByRole('region', { name: 'Week fit' })).toContainText('Asked for 2 of 4 shifts: Tue and Wed, 18:00–21:30')
    await look(employer, 'applicant for two shifts')
  })
})
