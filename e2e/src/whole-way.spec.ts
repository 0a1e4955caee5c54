import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/axe'
import { completeCompany, completeProfile } from '#e2e/completing'
import { move, openApplicant, reject } from '#e2e/deciding'
import { dayFromNow } from '#e2e/fields'
import { apply, openDecline, search } from '#e2e/finding'
import { expectSameStory, historyOn } from '#e2e/history'
import { type Seeker, newEmployer, newSeeker, signUp } from '#e2e/people'
import { publish, sentPost, writePost } from '#e2e/posting'
import { test } from '#e2e/test'

const title = 'Evening barista'
const checked = (page: Page) => (screen: string) => expectAccessible(page, screen)

test('a company posts a job, people find it, and each application comes to its end on both sides', async ({ visit, server, isMobile }) => {
  test.setTimeout(600_000)
  const size = { isPhone: isMobile }
  const employer = await visit()
  const seeker = await visit()
  const ada = newSeeker('Ada', 'Winter')
  let jobId = ''

  await test.step('a new company signs up and is approved at once', async () => {
    const account = newEmployer()
    await signUp(employer, server, account, checked(employer))
    await completeCompany(employer, account, checked(employer))
    await expect(employer).toHaveURL('/home')
    await expect(employer.getByRole('heading', { name: 'Answer these first' })).toBeVisible()
    await expectAccessible(employer, 'employer home, new')
  })

  await test.step('it writes a job with weekly shifts, which waits for a person', async () => {
    await employer.getByRole('link', { name: 'Post a job' }).first().click()
    await writePost(employer, { title, pay: '13.20' }, checked(employer))
    await expect(employer.getByText('How many, and until when?')).toBeVisible()
    await expectAccessible(employer, 'post, check')
    await publish(employer, 2)
    jobId = await sentPost(employer)
    await expect(employer.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expectAccessible(employer, 'post, waiting')
    await employer.goto('/posts/ongoing')
    await expect(employer.getByRole('link', { name: title })).toBeVisible()
    await expectAccessible(employer, 'posts')
  })

  await test.step('the office approves the job', async () => {
    expect(await server.office('list')).toContain(jobId)
    expect(await server.office('approve-job', jobId)).toContain('live')
  })

  await test.step('a new seeker signs up and says what they can and when they are free', async () => {
    await signUp(seeker, server, ada, checked(seeker))
    await completeProfile(seeker, ada, checked(seeker))
    await expect(seeker.getByRole('heading', { name: 'Recommended for you' })).toBeVisible()
    await expectAccessible(seeker, 'seeker home')
  })

  await test.step('they find the job by words, city, sector and pay, and see how it fits', async () => {
    await seeker.getByRole('link', { name: 'Find', exact: true }).click()
    await search(seeker, 'barista', size)
    await expectAccessible(seeker, 'find, narrowed')
    if (size.isPhone) await seeker.getByRole('button', { name: /^Show \d+ jobs?$/ }).click()
    const card = seeker.getByRole('article').filter({ hasText: title })
    await expect(card).toContainText('£13.20')
    await expect(card).toContainText('Fits 2 of 3 shifts')
    await expect(card).toContainText('2 of 2 skills')
    await expectAccessible(seeker, 'find')
    await card.getByRole('link', { name: title }).click()
    await expect(seeker.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    const evidence = seeker.getByRole('listitem').filter({ hasText: 'Barista coffee' }).getByRole('img', { name: 'Met' })
    await expect(evidence).toBeVisible()
    await expectAccessible(seeker, 'job')
  })

  await test.step('they save it and apply', async () => {
    await seeker.getByRole('button', { name: /^Save/, pressed: false }).click()
    await expect(seeker.getByRole('button', { name: /^Save/, pressed: true })).toBeVisible()
    await apply(seeker, title, 'I have closed a café before and live nearby.', checked(seeker))
    await expectAccessible(seeker, 'receipt')
    await seeker.getByRole('dialog').getByRole('link', { name: 'Open your application' }).click()
    await expect(seeker.getByRole('heading', { name: 'What happened' })).toBeVisible()
    await expectAccessible(seeker, 'application')
    await seeker.goto('/saved')
    await expect(seeker.getByRole('link', { name: title })).toBeVisible()
    await expectAccessible(seeker, 'saved')
    await seeker.goto('/applications/live')
    await expect(seeker.getByRole('link', { name: `Open: ${title}` })).toBeVisible()
    await expectAccessible(seeker, 'live applications')
  })

  await test.step('the company sees who applied and how they match, and shortlists them', async () => {
    await employer.goto('/home')
    await expect(employer.getByRole('link', { name: 'Answer Ada Winter' })).toBeVisible()
    await expectAccessible(employer, 'employer home')
    await employer.goto('/applicants')
    await employer.getByRole('main').getByRole('link', { name: title }).click()
    const applicant = employer.getByRole('main').getByRole('link', { name: 'Ada Winter' })
    await expect(applicant).toBeVisible()
    await expect(
      employer
        .getByText(/2 of 3/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expectAccessible(employer, 'applicants of the job')
    await applicant.click()
    await expect(employer.getByRole('heading', { name: 'Ada Winter' })).toBeVisible()
    await expect(employer.getByText('I have closed a café before and live nearby.')).toBeVisible()
    await expectAccessible(employer, 'applicant')
    await move(employer, 'Shortlist', size)
    await expect(employer.getByText('Ada Winter is shortlisted.')).toBeVisible()
  })

  await test.step('it makes an offer', async () => {
    await move(employer, 'Make an offer', size)
    const dialog = employer.getByRole('dialog', { name: 'Make Ada Winter an offer' })
    await dialog.getByLabel('A few words').fill('We would like you to start before Christmas.')
    await expectAccessible(employer, 'offer form')
    await dialog.getByRole('button', { name: 'Send the offer' }).click()
    await expect(employer.getByText('The offer is with Ada Winter')).toBeVisible()
    await expectAccessible(employer, 'applicant with an offer')
  })

  await test.step('the seeker reads the offer and accepts it', async () => {
    await seeker.goto('/applications/offers')
    const read = seeker.getByRole('link', { name: `Read the offer: ${title}` })
    await expect(read).toBeVisible()
    await expectAccessible(seeker, 'offers')
    await read.click()
    await expect(seeker.getByRole('heading', { name: `They would like you as ${title}` })).toBeVisible()
    await expect(seeker.getByText('We would like you to start before Christmas.')).toBeVisible()
    await expectAccessible(seeker, 'offer')
    await seeker.getByRole('button', { name: 'Accept the offer' }).click()
    const dialog = seeker.getByRole('dialog', { name: 'Accept this offer?' })
    await expectAccessible(seeker, 'accept')
    await dialog.getByRole('button', { name: 'Accept the offer' }).click()
    await expect(seeker.getByText('You accepted the offer', { exact: true }).first()).toBeVisible()
  })

  await test.step('the company attests the right to work and hires', async () => {
    await employer.reload()
    await move(employer, 'Mark as hired', size)
    const dialog = employer.getByRole('dialog', { name: 'Hire Ada Winter' })
    await dialog.getByRole('button', { name: 'Mark as hired' }).click()
    await expect(dialog.getByText('Choose how you checked')).toBeVisible()
    await dialog.getByRole('radio', { name: /share code/ }).check()
    await dialog.getByLabel('Checked on').fill(dayFromNow(0))
    await dialog.getByLabel('Checked by').fill('Alex Marlow')
    await dialog.getByRole('checkbox', { name: /I confirm/ }).check()
    await expectAccessible(employer, 'hire')
    await dialog.getByRole('button', { name: 'Mark as hired' }).click()
    await expect(employer.getByText('Ada Winter is hired')).toBeVisible()
    await expectAccessible(employer, 'applicant hired')
  })

  await test.step('both sides tell the same story of it', async () => {
    await seeker.reload()
    await expect(seeker.getByText('They hired you')).toBeVisible()
    await expectAccessible(seeker, 'application, hired')
    expectSameStory({ seeker: await historyOn(seeker, 'What happened'), employer: await historyOn(employer, 'So far') }, [
      ['You applied', 'Applied'],
      ['They opened it', 'You opened it'],
      ['They put you on the shortlist', 'Shortlisted'],
      ['They made you an offer', 'You made an offer'],
      ['You accepted the offer', 'They accepted the offer'],
      ['They hired you', 'Hired'],
    ])
  })

  await test.step('another declines their offer', async () => {
    const beth = newSeeker('Beth', 'Rowe')
    const page = await visit()
    await applyAs(page, beth)
    await openApplicant(employer, jobId, 'Beth Rowe')
    await move(employer, 'Make an offer', size)
    await employer.getByRole('dialog').getByRole('button', { name: 'Send the offer' }).click()
    await expect(employer.getByText('The offer is with Beth Rowe')).toBeVisible()
    await page.goto('/applications/offers')
    await page.getByRole('link', { name: `Read the offer: ${title}` }).click()
    await openDecline(page, size)
    const sheet = page.getByRole('dialog', { name: 'Decline this offer?' })
    await sheet.getByRole('radio', { name: 'The hours do not suit me' }).check()
    await expectAccessible(page, 'decline')
    await sheet.getByRole('button', { name: 'Decline the offer' }).click()
    await expect(page.getByText('You declined the offer. The hours')).toBeVisible()
    await page.goto('/applications/history')
    await expect(page.getByText('You declined', { exact: true })).toBeVisible()
    await expectAccessible(page, 'application history')
    await page.getByRole('link', { name: `Open: ${title}` }).click()
    await employer.reload()
    await expect(employer.getByText('They declined the offer: the hours')).toBeVisible()
    await expectAccessible(employer, 'applicant who declined')
    expectSameStory({ seeker: await historyOn(page, 'What happened'), employer: await historyOn(employer, 'So far') }, [
      ['You applied', 'Applied'],
      ['They opened it', 'You opened it'],
      ['They made you an offer', 'You made an offer'],
      ['You declined the offer. The hours', 'They declined the offer: the hours'],
    ])
  })

  await test.step('a third is rejected: taken back once, then on its way while they see nothing of it', async () => {
    const cal = newSeeker('Cal', 'Moss')
    const page = await visit()
    await applyAs(page, cal)
    await openApplicant(employer, jobId, 'Cal Moss')
    await reject(employer, 'Cal Moss', size)
    await expectAccessible(employer, 'applicant with a rejection on its way')
    await employer.getByRole('button', { name: 'Take it back' }).click()
    await expect(employer.getByText('Taken back')).toBeVisible()
    await expect(employer.getByRole('region', { name: 'So far' }).getByText('Not this time, on its way')).toBeHidden()
    await reject(employer, 'Cal Moss', size)
    await page.goto('/applications/live')
    await expect(page.getByRole('link', { name: `Open: ${title}` })).toBeVisible()
    await page.getByRole('link', { name: `Open: ${title}` }).click()
    expectSameStory({ seeker: await historyOn(page, 'What happened'), employer: await historyOn(employer, 'So far') }, [
      ['You applied', 'Applied'],
      ['They opened it', 'You opened it'],
    ])
  })

  async function applyAs(page: Page, person: Seeker): Promise<void> {
    await signUp(page, server, person)
    await completeProfile(page, person)
    await page.goto(`/find/${jobId}`)
    await apply(page, title, 'I can start at once.')
  }
})
