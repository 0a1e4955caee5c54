import { type Page, expect } from '@playwright/test'
import { quiet } from '#e2e/screen/quiet'
import { expectAccessible } from '#e2e/screen/axe'
import { completeUnregistered, fillProfile } from '#e2e/steps/completion'
import { invite, join } from '#e2e/steps/colleagues'
import { newColleague, newSeeker, newUnregisteredEmployer, signUp } from '#e2e/steps/people'
import { joinStraight } from '#e2e/straight/calls'
import { newStall } from '#e2e/straight/companies'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

/** Writes a line to us from the screen on which somebody waits, and comes back to it. */
async function writeWhileWaiting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write to us' }).click()
  await expect(page).toHaveURL('/feedback')
  await page.getByLabel('Your message').fill('When will you know?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you. We’ve got it')).toBeVisible()
  await page.goto('/home')
  await expect(page).toHaveURL('/verification-pending')
}

test('who has no profile is asked to complete it, whatever address they open', async ({ visit, server }) => {
  const page = await visit()
  const nell = newSeeker('Nell', 'Ashby')
  await joinStraight(server, nell)
  await enter(page, nell, '/find')
  await expect(page).toHaveURL('/auth/sign-up/complete/jobseeker')
  await expect(page.getByRole('status').filter({ hasText: 'Please complete your profile' })).toBeVisible()
  expect(await page.evaluate(() => window.history.state as unknown)).toMatchObject({ usr: { profile: 'inComplete' } })
  await expectAccessible(page, 'sent to complete the profile')
})

test('a student whose name has a number in it waits, reads why, and is in once it’s put right', async ({ visit, server }) => {
  const page = await visit()
  const nell = newSeeker('N3ll', 'Ashby')
  await signUp(page, server, nell)
  await fillProfile(page, nell)
  await expect(page).toHaveURL('/verification-pending')
  await expect(page.getByRole('heading', { name: 'We’re checking your profile' })).toBeVisible()
  await expect(page.getByText('Your name has a number or a link in it.')).toBeVisible()
  await expectAccessible(page, 'a profile that is checked')
  await writeWhileWaiting(page)
  const [name, about, save] = [
    page.getByLabel('First name'),
    page.getByRole('textbox', { name: 'About you' }),
    page.getByRole('button', { name: 'Save' }),
  ]
  await name.fill('Nell')
  await about.fill('Ring me on 07700 900123.')
  await save.click()
  await expect(page.getByText('the text about you has a link, an email or a phone number in it')).toBeVisible()
  await about.fill('I like early mornings.')
  await save.click()
  await expect(page).toHaveURL('/home')
})

test('a company that is being checked waits on its own screen, which moves on by itself', async ({ visit, server }) => {
  const page = await visit()
  const account = newUnregisteredEmployer()
  await signUp(page, server, account)
  await completeUnregistered(page, 'Larkspur Market Stall')
  await expect(page).toHaveURL('/verification-pending')
  await expect(page.getByRole('heading', { name: 'We’re checking Larkspur Market Stall' })).toBeVisible()
  await expect(page.getByText(/^You’ll hear from us by .* Sent today at /)).toBeVisible()
  await expectAccessible(page, 'being checked')
  const website = page.getByRole('textbox', { name: 'Website' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter your website, like example.co.uk')).toBeVisible()
  await website.fill('larkspur-stall.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(website).toBeHidden()
  await page.getByRole('button', { name: 'Edit your details' }).click()
  await expect(website).toHaveValue('https://larkspur-stall.example')
  await expectAccessible(page, 'being checked, with its details')
  await page.getByLabel('Phone').fill('0113 496 0199')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('We may ring you on 0113 496 0199.')).toBeVisible()
  await page.goto('/posts/ongoing')
  await expect(page).toHaveURL('/verification-pending')
  await writeWhileWaiting(page)
  await server.office('approve', await server.waiting('Larkspur Market Stall'))
  await expect(page).toHaveURL('/home')
})

test('a company that wasn’t approved fixes its own filled form and sends it again, until its tries are used', async ({ visit, server }) => {
  const page = await visit()
  const { owner, employerId: id } = await newStall(server, 'Teasel Yard Stall')
  await enter(page, owner)
  await expect(page).toHaveURL('/verification-pending')
  const reject = async (reason: string) => {
    // The page that waits has asked for all it shows: later it would be refused.
    await quiet(page)
    await server.office('reject', id, '--reason', reason)
    await page.goto('/home')
    await expect(page).toHaveURL('/verification-rejected')
    await expect(page.getByText(reason)).toBeVisible()
  }

  await reject('The address belongs to a letter box.')
  await expect(page.getByRole('heading', { name: /to fix before you can hire$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You have 3 tries left' })).toBeVisible()
  await expect(page.getByLabel('Company name', { exact: true })).toHaveValue('Teasel Yard Stall')
  await expectAccessible(page, 'not approved')
  await page.getByLabel('Address', { exact: true }).fill('5 Teasel Yard')
  await page.getByRole('button', { name: 'Fix and send again' }).click()
  await expect(page).toHaveURL('/verification-pending')

  await reject('The stall can’t be seen from the street.')
  await expect(page.getByRole('heading', { name: 'You have 2 tries left' })).toBeVisible()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('5 Teasel Yard')
  await page.getByRole('button', { name: 'Fix and send again' }).click()
  await expect(page).toHaveURL('/verification-pending')

  await reject('Still not right.')
  await expect(page.getByRole('heading', { name: 'You have 1 try left' })).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill('6 Teasel Yard')
  await page.getByRole('button', { name: 'Fix and send again' }).click()
  await expect(page).toHaveURL('/verification-pending')
  await reject('It is no company.')
  await expect(page.getByRole('heading', { name: 'You have no tries left' })).toBeVisible()
  await expect(page.getByRole('button', { name: /send again/ })).toHaveCount(0)
  await expectAccessible(page, 'not approved, no tries left')
})

test('a reviewer of a company that wasn’t approved reads who can fix it', async ({ visit, server }) => {
  const owner = await visit()
  const { owner: account, employerId: id } = await newStall(server, 'Burdock Lane Stall')
  await server.office('package', id, 'standard')
  await server.office('approve', id)
  await enter(owner, account, '/company#team')
  const reviewer = newColleague('rory')
  await invite(owner, reviewer.email, /^Reviewer/)
  await expect(owner.getByText(`We wrote to ${reviewer.email}`)).toBeVisible()
  const page = await visit()
  await join(page, server, reviewer)
  // Their home has asked for all it shows: later it would be refused.
  await quiet(page)

  await owner.getByRole('button', { name: 'Edit name, sector and size' }).click()
  await owner.getByLabel('Company name').fill('Burdock Lane Market')
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByText('Saved. We’re checking it again')).toBeVisible()
  await server.office('reject', id, '--reason', 'The new name isn’t yours.')
  await page.goto('/home')
  await expect(page).toHaveURL('/verification-rejected')
  await expect(page.getByText('The new name isn’t yours.')).toBeVisible()
  await expect(page.getByText('Alex Marlow can fix it and send it again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fix and send again' })).toHaveCount(0)
  await expectAccessible(page, 'not approved, as a reviewer')
})

test('a seeker who wasn’t approved fixes their own profile and sends it again', async ({ visit, server }) => {
  const page = await visit()
  const { seeker } = await newPerson(server, 'Nell Ashby')
  // Every seeker is approved by the rule: how the profile stands is changed on the way here.
  let status = 'Rejected'
  const rejected = () => ({ status, statusReason: 'This isn’t a name.', resubmissionsLeft: 2 })
  await page.route(/profile-completion\/details/, async (route) => {
    const answer = await route.fetch()
    const { userProfile, ...told } = (await answer.json()) as { readonly userProfile: readonly object[] }
    await route.fulfill({ response: answer, json: { ...told, userProfile: userProfile.map((one) => ({ ...one, ...rejected() })) } })
  })
  await enter(page, seeker, '/find')
  await expect(page).toHaveURL('/verification-rejected')
  await expect(page.getByText('This isn’t a name.')).toBeVisible()
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
  await page.unrouteAll({ behavior: 'wait' })
})

test('who is in already is led home from the address of the completion', async ({ visit, server }) => {
  const { seeker } = await newPerson(server, 'Nell Ashby')
  const { owner, employerId } = await newStall(server, 'Sorrel Gate Stall')
  await server.office('approve', employerId)
  for (const account of [seeker, owner]) {
    const page = await visit()
    await enter(page, account, `/auth/sign-up/complete/${account.side}`)
    await expect(page).toHaveURL('/home')
  }
})
