import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { beforeSecondStep, joinStaff, newStaff } from '#e2e/steps/staff'
import { enter } from '#e2e/straight/enter'
import { newPerson, openShop } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('a report goes from a seeker’s screen to its outcome; contact details take a reason, which stays with the look', async ({
  visit,
  server,
}) => {
  const [seeker, colleague] = [await visit(), await visit({ refused: [beforeSecondStep] })]
  const shop = await openShop(server, { title: 'Flyer helper' })
  const person = await newPerson(server, 'Noor Field')

  await test.step('a seeker reports a job', async () => {
    await enter(seeker, person.seeker, `/find/${shop.jobId}`)
    await seeker.getByRole('button', { name: 'Report this job' }).click()
    const sheet = seeker.getByRole('dialog', { name: 'Report Flyer helper' })
    await sheet.getByRole('radio', { name: 'They asked for money' }).check()
    await sheet.getByLabel('Anything else? (optional)').fill('They asked me for forty pounds.')
    await sheet.getByRole('button', { name: 'Send report' }).click()
    await expect(seeker.getByText(/^You reported this job on/)).toBeVisible()
  })

  await test.step('a colleague opens it and looks who sent it', async () => {
    await joinStaff(colleague, server, newStaff('kb'))
    await colleague.getByRole('link', { name: /^Flyer helper/ }).click()
    await expect(colleague.getByText('They asked me for forty pounds.')).toBeVisible()
    await expectAccessible(colleague, 'case')
    await colleague.getByRole('link', { name: 'Noor Field' }).click()
    await expect(colleague.getByText('We log every look at personal data with your name.')).toBeVisible()
    await expect(colleague.getByText(person.seeker.email)).toBeHidden()
    await colleague.getByRole('button', { name: 'Show contact details' }).click()
    const sheet = colleague.getByRole('dialog', { name: 'Show contact details' })
    await sheet.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(sheet.getByText('Write the reason')).toBeVisible()
    await sheet.getByLabel('Reason').fill('To ask for a receipt')
    await expectAccessible(colleague, 'reason to look')
    await sheet.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(colleague.getByText(person.seeker.email)).toBeVisible()
    await expect(colleague.getByText(/“To ask for a receipt”/)).toBeVisible()
    await expectAccessible(colleague, 'person')
  })

  await test.step('and decides that nothing is wrong', async () => {
    await colleague.goBack()
    await colleague.getByRole('radio', { name: 'Nothing wrong' }).check()
    await colleague.getByLabel('What the sender reads').fill('The forty pounds were for your uniform, which you keep.')
    await colleague.getByRole('button', { name: 'Dismiss' }).click()
    await expect(colleague.getByText('Dismissed', { exact: true })).toBeVisible()
  })

  await test.step('the seeker reads the outcome', async () => {
    await seeker.goto('/feedback')
    await expect(seeker.getByText('The forty pounds were for your uniform, which you keep.')).toBeVisible()
  })
})
