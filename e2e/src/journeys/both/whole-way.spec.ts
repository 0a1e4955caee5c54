import { expect } from '@playwright/test'
import { completeCompany, completeProfile } from '#e2e/steps/completion'
import { move, openApplicant, reject } from '#e2e/steps/decision'
import { dayFromNow } from '#e2e/screen/fields'
import { countEffort } from '#e2e/screen/effort'
import { apply, search } from '#e2e/steps/job-page'
import { expectSameStory, historyOn, openWhatHappened } from '#e2e/screen/history'
import { type Seeker, newEmployer, newSeeker, signUp } from '#e2e/steps/people'
import { needPeople, review, sentPost, writePost } from '#e2e/steps/post'
import { type Screen, arrived, reads, seen, unseen } from '#e2e/screen/screen'
import { test } from '#e2e/test'
import { tellEffort } from '#e2e/told'

const title = 'Evening barista'

test('a company posts a job, people find it, and each application comes to its end on both sides', async ({
  arrive,
  look,
  server,
  isMobile,
}) => {
  test.setTimeout(600_000)
  const checked = (screen: Screen) => (name: string) => look(screen, name)
  const size = { isPhone: isMobile }
  const employer = await arrive()
  const seeker = await arrive()
  const effort = { employer: await countEffort(employer), seeker: await countEffort(seeker) }
  const ada = newSeeker('Ada', 'Winter')
  let jobId = ''

  await test.step('a new company signs up and is approved at once', async () => {
    const account = newEmployer()
    await signUp(employer, server, account, checked(employer))
    await completeCompany(employer, account, checked(employer))
    await arrived(employer, '/home')
    await seen(employer.getByRole('heading', { name: 'When you have a minute' }))
    await look(employer, 'employer home, new')
  })

  await test.step('it writes a job with weekly shifts, which waits for a person', async () => {
    await employer.getByRole('link', { name: 'Post a job' }).first().click()
    await writePost(employer, { title, pay: '13.20' }, async (name) => {
      if (name === 'post, the week') await needPeople(employer, 2, 3, size)
      await look(employer, name)
    })
    await review(employer, 2)
    await seen(employer.getByRole('heading', { name: 'Read it once, then publish' }))
    await look(employer, 'post, review')
    await employer.getByRole('button', { name: 'Publish', exact: true }).click()
    jobId = await sentPost(employer)
    tellEffort(test.info(), 'an employer, from arriving to the first job sent', effort.employer)
    await seen(employer.getByRole('heading', { name: title, level: 1 }))
    await look(employer, 'post, waiting')
    await employer.goto('/posts/ongoing')
    await seen(employer.getByRole('link', { name: title }))
    await look(employer, 'posts')
  })

  await test.step('the office approves the job', async () => {
    expect(await server.office('list')).toContain(jobId)
    expect(await server.office('approve-job', jobId)).toContain('live')
  })

  await test.step('a new seeker signs up and says what they can and when they’re free', async () => {
    await signUp(seeker, server, ada, checked(seeker))
    await completeProfile(seeker, ada, checked(seeker))
    await seen(seeker.getByRole('heading', { name: 'Your week', exact: true }))
    await look(seeker, 'seeker home')
  })

  await test.step('they find the job by words, city, sector and pay, and see how it fits', async () => {
    await seeker.getByRole('link', { name: 'Find', exact: true }).click()
    // It fits in part: among what fits the whole week it isn’t.
    await seeker.getByRole('link', { name: /^Near you/ }).click()
    await search(seeker, 'barista', size)
    await look(seeker, 'find, narrowed')
    await seeker.getByRole('button', { name: /^Show \d+ jobs?$/ }).click()
    const card = seeker.getByRole('article').filter({ hasText: title })
    await reads(card, '£92 for the 2 that fit')
    await reads(card, 'Fits 2 of 3 shifts')
    await look(seeker, 'find')
    await card.getByRole('link', { name: title }).click()
    await seen(seeker.getByRole('heading', { name: title, level: 1 }))
    const asked = seeker.getByRole('region', { name: 'What they’re looking for' })
    if (isMobile) await asked.getByText('Skill by skill').click()
    await reads(asked.getByRole('listitem').filter({ hasText: 'Barista coffee' }), 'No proof yet')
    await look(seeker, 'job')
  })

  await test.step('they save it and apply', async () => {
    await seeker.getByRole('button', { name: /^Save/, pressed: false }).click()
    await seen(seeker.getByRole('button', { name: /^Save/, pressed: true }))
    await apply(seeker, title, 'I have closed a café before and live nearby.', checked(seeker))
    tellEffort(test.info(), 'a seeker, from arriving to the first application sent', effort.seeker)
    await look(seeker, 'receipt')
    await seeker.getByRole('dialog').getByRole('link', { name: 'View application' }).click()
    await seen(seeker.getByRole('heading', { name: 'What happened' }))
    await look(seeker, 'application')
    await seeker.goto('/saved')
    await seen(seeker.getByRole('link', { name: title }))
    await look(seeker, 'saved')
    await seeker.goto('/applications/live')
    await seen(seeker.getByRole('link', { name: `View: ${title}` }))
    await look(seeker, 'live applications')
  })

  await test.step('the company sees who applied and how they match, and shortlists them', async () => {
    await employer.goto('/home')
    await seen(employer.getByRole('link', { name: 'Review Ada Winter' }))
    await look(employer, 'employer home')
    await employer.goto('/applicants')
    const applicant = employer.getByRole('main').getByRole('link', { name: 'Ada Winter' })
    await seen(applicant)
    await seen(
      employer
        .getByText(/Can work 2 of 3/)
        .filter({ visible: true })
        .first(),
    )
    await look(employer, 'applicants')
    await applicant.click()
    await seen(employer.getByRole('heading', { name: 'Ada Winter' }))
    await seen(employer.getByText('I have closed a café before and live nearby.'))
    await look(employer, 'applicant')
    await move(employer, 'Shortlist', size)
    await seen(employer.getByText('Ada Winter is shortlisted'))
  })

  await test.step('it makes an offer', async () => {
    await move(employer, 'Make offer', size)
    const dialog = employer.getByRole('dialog', { name: 'Make Ada Winter an offer' })
    await dialog.getByLabel('Message').fill('We would like you to start before Christmas.')
    await look(employer, 'offer form')
    await dialog.getByRole('button', { name: 'Send offer' }).click()
    await seen(employer.getByText('The offer is with Ada Winter'))
    await look(employer, 'applicant with an offer')
  })

  await test.step('the seeker reads the offer and accepts it', async () => {
    await seeker.goto('/applications/offers')
    const read = seeker.getByRole('link', { name: `View offer: ${title}` })
    await seen(read)
    await look(seeker, 'offers')
    await read.click()
    await seen(seeker.getByRole('heading', { name: `You’ve got an offer: ${title}` }))
    await seen(seeker.getByText('We would like you to start before Christmas.'))
    await look(seeker, 'offer')
    await seeker.getByRole('button', { name: 'Accept offer' }).click()
    const dialog = seeker.getByRole('dialog', { name: 'Accept this offer?' })
    await look(seeker, 'accept')
    await dialog.getByRole('button', { name: 'Accept offer' }).click()
    await seen(seeker.getByRole('heading', { name: /^You start /, level: 1 }))
  })

  await test.step('the company attests the right to work and hires', async () => {
    await employer.reload()
    await move(employer, 'Mark as hired', size)
    const dialog = employer.getByRole('dialog', { name: 'Hire Ada Winter' })
    await dialog.getByRole('button', { name: 'Mark as hired' }).click()
    await seen(dialog.getByText('Choose how you checked'))
    await dialog.getByRole('radio', { name: /share code/ }).check()
    await dialog.getByLabel('Checked on').fill(dayFromNow(0))
    await dialog.getByLabel('Checked by').fill('Alex Marlow')
    await dialog.getByRole('checkbox', { name: /I confirm/ }).check()
    await look(employer, 'hire')
    await dialog.getByRole('button', { name: 'Mark as hired' }).click()
    await seen(employer.getByText('Ada Winter is hired'))
    await look(employer, 'applicant hired')
  })

  await test.step('both sides tell the same story of it', async () => {
    // The notice of the hire is gone with the page it lay on.
    for (const page of [seeker, employer]) {
      await page.reload()
      await openWhatHappened(page)
    }
    await seen(seeker.getByText('They hired you'))
    await look(seeker, 'application, hired')
    expectSameStory({ seeker: await historyOn(seeker, 'What happened'), employer: await historyOn(employer, 'So far') }, [
      ['You applied', 'Applied'],
      ['They viewed it', 'You opened it'],
      ['They shortlisted you', 'Shortlisted'],
      ['They made you an offer', 'You made an offer'],
      ['You accepted the offer', 'They accepted the offer'],
      ['They hired you', 'Hired'],
    ])
  })

  await test.step('another declines their offer', async () => {
    const beth = newSeeker('Beth', 'Rowe')
    const page = await arrive()
    await applyAs(page, beth)
    await openApplicant(employer, jobId, 'Beth Rowe')
    await move(employer, 'Make offer', size)
    await employer.getByRole('dialog').getByRole('button', { name: 'Send offer' }).click()
    await seen(employer.getByText('The offer is with Beth Rowe'))
    await page.goto('/applications/offers')
    await page.getByRole('link', { name: `View offer: ${title}` }).click()
    await page.getByRole('button', { name: 'Decline', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Decline this offer?' })
    await sheet.getByRole('radio', { name: 'The hours don’t suit me' }).check()
    await look(page, 'decline')
    await sheet.getByRole('button', { name: 'Decline offer' }).click()
    await seen(page.getByText('You declined the offer. Reason: hours don’t suit'))
    await page.goto('/applications/history')
    await seen(page.getByText('You declined', { exact: true }))
    await look(page, 'application history')
    await page.getByRole('link', { name: `View: ${title}` }).click()
    await employer.reload()
    await seen(employer.getByText('They declined the offer: the hours'))
    await look(employer, 'applicant who declined')
    expectSameStory({ seeker: await historyOn(page, 'What happened'), employer: await historyOn(employer, 'So far') }, [
      ['You applied', 'Applied'],
      ['They viewed it', 'You opened it'],
      ['They made you an offer', 'You made an offer'],
      ['You declined the offer. Reason: hours don’t suit', 'They declined the offer: the hours'],
    ])
  })

  await test.step('a third is rejected: taken back once, then on its way while they see nothing of it', async () => {
    const cal = newSeeker('Cal', 'Moss')
    const page = await arrive()
    await applyAs(page, cal)
    await openApplicant(employer, jobId, 'Cal Moss')
    await reject(employer, 'Cal Moss', size)
    await look(employer, 'applicant with a rejection on its way')
    await employer.getByRole('region', { name: 'Next step' }).getByRole('button', { name: 'Undo' }).click()
    await seen(employer.getByText('Undone'))
    await unseen(employer.getByRole('region', { name: 'So far' }).getByText('Rejection on its way'))
    await reject(employer, 'Cal Moss', size)
    await page.goto('/applications/live')
    await seen(page.getByRole('link', { name: `View: ${title}` }))
    await page.getByRole('link', { name: `View: ${title}` }).click()
    expectSameStory({ seeker: await historyOn(page, 'What happened'), employer: await historyOn(employer, 'So far') }, [
      ['You applied', 'Applied'],
      ['They viewed it', 'You opened it'],
    ])
  })

  async function applyAs(page: Screen, person: Seeker): Promise<void> {
    await signUp(page, server, person)
    await completeProfile(page, person)
    await page.goto(`/find/${jobId}`)
    await apply(page, title, 'I can start at once.')
  }
})
