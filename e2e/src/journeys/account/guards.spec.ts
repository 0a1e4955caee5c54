import { WAITING_SCREEN_REFRESH_MS } from '@evenshift/contract/constants'
import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { completeProfile, completeUnregistered } from '#e2e/steps/completion'
import { invite, join } from '#e2e/steps/colleagues'
import { newColleague, newSeeker, newUnregisteredEmployer, signUp } from '#e2e/steps/people'
import { test } from '#e2e/test'

test('who has no profile is asked to complete it, whatever address they open', async ({ visit, server }) => {
  const page = await visit()
  await signUp(page, server, newSeeker('Nell', 'Ashby'))
  await page.goto('/find')
  await expect(page).toHaveURL('/auth/sign-up/complete/jobseeker')
  await expect(page.getByRole('status').filter({ hasText: 'Please complete your profile' })).toBeVisible()
  expect(await page.evaluate(() => window.history.state as unknown)).toMatchObject({ usr: { profile: 'inComplete' } })
  await expectAccessible(page, 'sent to complete the profile')
})

test('a company that is being checked waits on its own screen, which moves on by itself', async ({ visit, server }) => {
  const page = await visit()
  const account = newUnregisteredEmployer()
  await signUp(page, server, account)
  await completeUnregistered(page, 'Larkspur Market Stall')
  await expect(page).toHaveURL('/verification-pending')
  await expect(page.getByRole('heading', { name: 'We are checking your company' })).toBeVisible()
  await expectAccessible(page, 'being checked')
  await page.goto('/posts/ongoing')
  await expect(page).toHaveURL('/verification-pending')

  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We are checking your company' })).toBeVisible()
  await server.office('approve', await server.waiting('Larkspur Market Stall'))
  await page.clock.fastForward(WAITING_SCREEN_REFRESH_MS)
  await expect(page).toHaveURL('/home')
})

test('a company that was not approved fixes its own filled form and sends it again, until its tries are used', async ({
  visit,
  server,
}) => {
  const page = await visit()
  await signUp(page, server, newUnregisteredEmployer())
  await completeUnregistered(page, 'Teasel Yard Stall')
  await expect(page).toHaveURL('/verification-pending')
  const id = await server.waiting('Teasel Yard Stall')
  const reject = async (reason: string) => {
    await server.office('reject', id, '--reason', reason)
    await page.goto('/home')
    await expect(page).toHaveURL('/verification-rejected')
    await expect(page.getByText(reason)).toBeVisible()
  }

  await reject('The address belongs to a letter box.')
  await expect(page.getByRole('heading', { name: 'Your company wasn’t approved' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You have 3 tries left' })).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue('Teasel Yard Stall')
  await expect(page.getByText('Add the website that your email belongs to')).toBeVisible()
  await expectAccessible(page, 'not approved')
  await page.getByLabel('Address', { exact: true }).fill('5 Teasel Yard')
  await page.getByRole('button', { name: 'Fix and send again' }).click()
  await expect(page).toHaveURL('/verification-pending')

  let address = '5 Teasel Yard'
  for (const left of ['2 tries', '1 try']) {
    await reject(`Still not right, ${left}.`)
    await expect(page.getByRole('heading', { name: `You have ${left} left` })).toBeVisible()
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(address)
    const send = page.getByRole('button', { name: 'Fix and send again' })
    await expect(send, 'nothing is changed yet, so no try is spent').toBeDisabled()
    address = `6 Teasel Yard, with ${left} left`
    await page.getByLabel('Address', { exact: true }).fill(address)
    await send.click()
    await expect(page).toHaveURL('/verification-pending')
  }
  await reject('It is no company.')
  await expect(page.getByRole('heading', { name: 'You have no tries left' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fix and send again' })).toHaveCount(0)
  await expectAccessible(page, 'not approved, no tries left')
})

test('a reviewer of a company that was not approved reads who can fix it', async ({ visit, server }) => {
  const owner = await visit()
  await signUp(owner, server, newUnregisteredEmployer())
  await completeUnregistered(owner, 'Burdock Lane Stall')
  await expect(owner).toHaveURL('/verification-pending')
  const id = await server.waiting('Burdock Lane Stall')
  await server.office('package', id, 'standard')
  await server.office('approve', id)
  await owner.goto('/company#team')
  const reviewer = newColleague('rory')
  await invite(owner, reviewer.email, /^Reviewer/)
  await expect(owner.getByText(`We wrote to ${reviewer.email}`)).toBeVisible()
  const page = await visit()
  await join(page, server, reviewer)
  // Their home has asked for all it shows: later it would be refused.
  await page.waitForLoadState('networkidle')

  await owner.getByLabel('Company name').fill('Burdock Lane Market')
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByText('Saved. We check it again now')).toBeVisible()
  await server.office('reject', id, '--reason', 'The new name is not yours.')
  await page.goto('/home')
  await expect(page).toHaveURL('/verification-rejected')
  await expect(page.getByText('The new name is not yours.')).toBeVisible()
  await expect(page.getByText('Alex Marlow can fix it and send it again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fix and send again' })).toHaveCount(0)
  await expectAccessible(page, 'not approved, as a reviewer')
})

test('a seeker who was not approved fixes their own profile and sends it again', async ({ visit, server }) => {
  const page = await visit()
  const account = newSeeker('Nell', 'Ashby')
  await signUp(page, server, account)
  await completeProfile(page, account)
  // Every seeker is approved by the rule: how the profile stands is changed on the way here.
  let status = 'Rejected'
  const rejected = () => ({ status, statusReason: 'This is not a name.', resubmissionsLeft: 2 })
  await page.route(/profile-completion\/details/, async (route) => {
    const answer = await route.fetch()
    const { userProfile, ...told } = (await answer.json()) as { readonly userProfile: readonly object[] }
    await route.fulfill({ response: answer, json: { ...told, userProfile: userProfile.map((one) => ({ ...one, ...rejected() })) } })
  })
  await page.goto('/find')
  await expect(page).toHaveURL('/verification-rejected')
  await expect(page.getByText('This is not a name.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You have 2 tries left' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Nell')
  await expectAccessible(page, 'profile not approved')
  await page.getByLabel('First name').fill('Nelly')
  const [sent] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PATCH'),
    (async () => {
      status = 'Pending'
      await page.getByRole('button', { name: 'Fix and send again' }).click()
    })(),
  ])
  expect(await sent.json()).toMatchObject({ firstName: 'Nelly', lastName: 'Ashby' })
  await expect(page).toHaveURL('/verification-pending')
})

test('who is in already is led home from the address of the completion', async ({ visit, server }) => {
  const [seeker, employer] = [newSeeker('Nell', 'Ashby'), newUnregisteredEmployer()]
  const [one, other] = [await visit(), await visit()]
  await signUp(one, server, seeker)
  await completeProfile(one, seeker)
  await signUp(other, server, employer)
  await completeUnregistered(other, 'Sorrel Gate Stall')
  await expect(other).toHaveURL('/verification-pending')
  await server.office('approve', await server.waiting('Sorrel Gate Stall'))
  for (const [page, side] of [
    [one, 'jobseeker'],
    [other, 'employer'],
  ] as const) {
    await page.goto(`/auth/sign-up/complete/${side}`)
    await expect(page).toHaveURL('/home')
  }
})
