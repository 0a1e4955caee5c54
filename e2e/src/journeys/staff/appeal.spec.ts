import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { beforeSecondStep, joinStaff, newStaff } from '#e2e/steps/staff'
import { newStall } from '#e2e/straight/companies'
import { enter } from '#e2e/straight/enter'
import { test } from '#e2e/test'

test('a company that wasn’t approved appeals, a colleague looks again, and the company is let in', async ({ visit, server }) => {
  const [page, colleague] = [await visit(), await visit({ refused: [beforeSecondStep] })]
  const { owner, employerId } = await newStall(server, 'Yarrow Gate Stall')
  await server.office('reject', employerId, '--reason', 'We found no such stall.')
  await enter(page, owner)
  await expect(page).toHaveURL('/verification-rejected')

  await test.step('its owner appeals, once', async () => {
    await page.getByRole('button', { name: 'Appeal' }).click()
    const sheet = page.getByRole('dialog', { name: 'Appeal' })
    await sheet.getByRole('button', { name: 'Send appeal' }).click()
    await expect(sheet.getByText('Tell us why we’re wrong')).toBeVisible()
    await sheet.getByLabel('Why are we wrong?').fill('We’ve been on the market square since 2011.')
    await expectAccessible(page, 'an appeal')
    await sheet.getByRole('button', { name: 'Send appeal' }).click()
    await expect(page.getByText(/^Sent on .* You’ll hear from us by /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Appeal' })).toHaveCount(0)
  })

  await test.step('a colleague lets it in', async () => {
    await joinStaff(colleague, server, newStaff('ay'))
    await colleague.getByRole('link', { name: /^Yarrow Gate Stall/ }).click()
    await expect(colleague.getByText('We’ve been on the market square since 2011.')).toBeVisible()
    await colleague.getByRole('radio', { name: 'Restore' }).check()
    await colleague.getByRole('button', { name: 'Restore' }).click()
    await expect(colleague.getByText('Restored', { exact: true })).toBeVisible()
  })

  await expect(page).toHaveURL('/home')
})
