import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { expectFocus, press, tabTo } from '#e2e/screen/keys'
import { beforeSecondStep, joinStaff, newStaff } from '#e2e/steps/staff'
import { askSeeker } from '#e2e/straight/calls'
import { newStall } from '#e2e/straight/companies'
import { applyStraight, newPerson, openShop } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('a colleague approves a company, answers a report and removes a job, by the keyboard alone', async ({ visit, server }) => {
  test.setTimeout(300_000)
  const page = await visit({ refused: [beforeSecondStep] })
  const stall = await newStall(server, 'Hollow Tree Bakery')
  const shop = await openShop(server, { title: 'Steward at the arena' })
  const [first, second] = [await newPerson(server, 'Noor Field'), await newPerson(server, 'Sam Brook')]
  await applyStraight(server, shop.jobId, 'Ola Reed')
  const said = { kind: 'report_job', subjectId: shop.jobId, reason: 'asks_for_money', message: 'They want £25 first.' } as const
  for (const { token } of [first, second]) expect((await askSeeker(server, 'saveFeedback', { body: said }, token)).status).toBe(201)
  const title = (name: string) => page.getByRole('heading', { name, level: 2 })
  const list = page.getByRole('list', { name: 'Cases' })
  /** Whether the case of the marked row is the one that is shown. */
  const isThere = async () => {
    const row = await list.locator('[aria-current="true"]').innerText()
    const shown = await page.getByRole('region', { name: 'Evidence' }).getByRole('heading', { level: 2 }).allInnerTexts()
    return shown.some((name) => row.startsWith(name))
  }
  /** J goes down the list, K up: other stories of this server have cases too. */
  const leadTo = async (name: string) => {
    while (!(await title(name).isVisible())) {
      const rows = await list.getByRole('link').all()
      const texts = await Promise.all(rows.map((row) => row.innerText()))
      const open = await Promise.all(rows.map((row) => row.getAttribute('aria-current')))
      const at = page.url()
      await page.keyboard.press(texts.findIndex((text) => text.startsWith(name)) > open.indexOf('true') ? 'j' : 'k')
      await expect.poll(() => page.url()).not.toBe(at)
      // The case itself comes a moment after its address.
      await expect.poll(isThere).toBe(true)
    }
  }

  await test.step('they come in by their invitation', async () => {
    await joinStaff(page, server, newStaff('ro'))
    for (const name of ['Hollow Tree Bakery', 'Steward at the arena'])
      await expect(list.getByRole('link').filter({ hasText: name })).toBeVisible()
    await expectAccessible(page, 'queue')
  })

  await test.step('J leads to the company, 1 approves it and Ctrl+Enter decides', async () => {
    await leadTo('Hollow Tree Bakery')
    await page.keyboard.press('1')
    await expect(page.getByRole('radio', { name: 'Approve company' })).toBeChecked()
    await expectAccessible(page, 'company in the queue')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Approved', { exact: true })).toBeVisible()
    expect(await server.office('list')).not.toContain(stall.employerId)
  })

  await test.step('another case opens: what both said is one, R leads to the reason, and both are answered', async () => {
    await expect(title('Hollow Tree Bakery')).toBeHidden()
    await leadTo('Steward at the arena')
    await expect(page.getByRole('heading', { name: 'What 2 people said' })).toBeVisible()
    await page.keyboard.press('2')
    await page.keyboard.press('r')
    await expectFocus(page)
    await page.keyboard.type(' Two people told us.')
    await expectAccessible(page, 'report in the queue')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Job removed', { exact: true })).toBeVisible()
    await expect(list.getByRole('link').filter({ hasText: 'Steward at the arena' })).toHaveCount(0)
    for (const { token } of [first, second])
      expect((await askSeeker(server, 'feedback', {}, token)).body.mine).toMatchObject([{ status: 'resolved' }])
  })

  await test.step('? has every key, and the letters can be switched off', async () => {
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await expect(keys).toBeVisible()
    await expectAccessible(page, 'all keys')
    await tabTo(page, keys.getByRole('switch', { name: 'Use single keys' }))
    await press(page, 'Space')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(keys).toBeHidden()
  })

  await test.step('the job is brought back from its own screen, and removed again', async () => {
    await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }), 'Shift+Tab')
    await press(page, 'Enter')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type('steward')
    await expect(page).toHaveURL(/q=steward$/)
    const found = page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: /Steward at the arena/ })
    // The list of before still shows while the search is on its way.
    await expect(page.getByRole('list', { name: 'Jobs' }).getByRole('link')).toHaveCount(1)
    await tabTo(page, found)
    await press(page, 'Enter')
    for (const [act, done] of [
      ['Restore', 'Job restored'],
      ['Remove', 'Job removed'],
    ] as const) {
      const button = page.getByRole('button', { name: act, exact: true })
      await expect(button).toBeVisible()
      await tabTo(page, button)
      await press(page, 'Enter')
      const sheet = page.getByRole('dialog', { name: `${act} Steward at the arena?` })
      await expect(sheet).toBeVisible()
      await expectAccessible(page, `${act} a job`)
      if (act === 'Remove') {
        await tabTo(page, sheet.getByRole('textbox'))
        await page.keyboard.type('It asks for money.')
      }
      await tabTo(page, sheet.getByRole('button', { name: act, exact: true }))
      await page.keyboard.press('Enter')
      await expect(page.getByText(done, { exact: true }).last()).toBeVisible()
      await expect(sheet).toBeHidden()
    }
  })

  await test.step('the audit has it all, and signing out leads to the sign-in', async () => {
    await page.goto('/staff/audit')
    await expect(page.getByRole('row', { name: /Removed job/ })).toHaveCount(2)
    await expectAccessible(page, 'audit')
    await tabTo(page, page.getByRole('button', { name: /, account menu$/ }))
    await press(page, 'Enter')
    await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter')
    await expect(page).toHaveURL('/staff/sign-in')
    await page.goto('/staff/audit')
    await expect(page).toHaveURL('/staff/sign-in')
    await expectAccessible(page, 'staff sign-in')
  })
})
