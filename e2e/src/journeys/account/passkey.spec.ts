import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { startServer } from '#e2e/server/server'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('a passkey is added with the password, signs in without it, and signs in no more once it’s removed', async ({ visit }) => {
  const server = await startServer({ isNamed: true })
  try {
    const page = await visit({ refused: ['400 POST /identity/jobseeker/passkey-sign-in'] })
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    } as const
    await device.send('WebAuthn.addVirtualAuthenticator', { options })
    const { seeker: account } = await newPerson(server, 'Rosa Field')
    const signInPage = `${server.url}/auth/sign-in/jobseeker`
    await page.goto(signInPage)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(`${server.url}/home`)
    await page.goto(`${server.url}/settings`)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add a passkey' })
    await sheet.getByRole('textbox', { name: 'Your password' }).fill(account.password)
    await sheet.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Passkey from')).toBeVisible()
    await expectAccessible(page, 'settings with a passkey')

    const leave = async () => {
      await page.getByRole('button', { name: 'Sign out', exact: true }).click()
      await expect(page).toHaveURL(`${server.url}/auth/join-us`)
      await page.goto(signInPage)
    }
    await leave()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL(`${server.url}/home`)

    await page.goto(`${server.url}/settings`)
    await page.getByRole('button', { name: 'Remove Passkey from' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Passkey from')).toHaveCount(0)
    await leave()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText('That passkey didn’t work. Try again, or use your password.')).toBeVisible()
  } finally {
    await server.stop()
  }
})
