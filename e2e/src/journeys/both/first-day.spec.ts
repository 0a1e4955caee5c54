import { type Locator, type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { completeCompany, fillProfile } from '#e2e/steps/completion'
import { move } from '#e2e/steps/decision'
import { choose } from '#e2e/screen/fields'
import { countEffort } from '#e2e/screen/effort'
import { linkFor } from '#e2e/server/outbox'
import { createAccount, newEmployer, newSeeker, signUp } from '#e2e/steps/people'
import { closePart, openPart, publish, sentPost, writePost } from '#e2e/steps/post'
import { test } from '#e2e/test'
import { tellEffort } from '#e2e/told'

const title = 'Weekend baker'
const questions = [
  { asked: 'Can you start at five?', kind: 'Yes or no', required: true },
  { asked: 'Do you drive?', kind: 'Yes or no', required: true },
  { asked: 'Have you baked before?', kind: 'Yes or no', required: false },
  { asked: 'Which day suits you?', kind: 'Multiple choice', required: true },
  { asked: 'Why bread?', kind: 'Short answer', required: false },
] as const

/** Of those who apply: each kind of question, a CV, and a rule of the right to work. */
async function askForMuch(page: Page): Promise<void> {
  await openPart(page, 'Age and checks')
  await page.getByRole('checkbox', { name: 'Open to student visa holders' }).uncheck()
  await page.getByRole('combobox', { name: 'What’s the legal reason?' }).click()
  await page.getByRole('option').first().click()
  await closePart(page)
  await openPart(page, 'Questions and CV')
  await page.getByRole('checkbox', { name: 'Require a CV' }).check()
  for (const [place, { asked, kind, required }] of questions.entries()) {
    await page.getByRole('button', { name: 'Add question' }).click()
    const question = page.getByRole('group', { name: `Question ${place + 1}` })
    await question.getByLabel(`Question ${place + 1}`, { exact: true }).fill(asked)
    // Yes or no is what a new question begins with.
    if (kind !== 'Yes or no') await choose(question, 'Answer', kind)
    if (kind === 'Multiple choice')
      for (const option of ['Saturday', 'Sunday']) {
        await question.getByLabel('Options').and(page.locator('input')).fill(option)
        await page.keyboard.press('Enter')
      }
    if (!required) await question.getByRole('checkbox', { name: 'An answer is needed' }).uncheck()
  }
}

/** Adds a file as a document of a kind, on the documents' screen or in the sheet. */
async function addDocument(within: Page | Locator, kind: string, picture: Buffer): Promise<void> {
  await within.getByRole('group', { name: 'Document type' }).getByText(kind, { exact: true }).click()
  const file = { name: `${kind}.png`, mimeType: 'image/png', buffer: picture }
  await within.getByRole('group', { name: 'Add files' }).locator('input[type="file"]').setInputFiles(file)
}

test('from two sign-ups to an accepted offer: a job with every kind of question and document, found by its link and answered by mail', async ({
  visit,
  server,
  isMobile,
}) => {
  test.setTimeout(400_000)
  const employer = await visit()
  const seeker = await visit()
  const effort = await countEffort(seeker)
  const company = newEmployer()
  const ada = newSeeker('Ada', 'Winter')
  let jobId = ''

  await test.step('a company signs up and posts it', async () => {
    await signUp(employer, server, company)
    await completeCompany(employer, company)
    await employer.getByRole('link', { name: 'Post a job' }).first().click()
    await writePost(employer, { title, pay: '13.20' }, async (step) => {
      if (step !== 'post, the week') return
      await askForMuch(employer)
      await expectAccessible(employer, 'questions of a job')
      await closePart(employer)
    })
    await publish(employer, 1)
    jobId = await sentPost(employer)
    await server.office('approve-job', jobId)
    await employer.goto(await linkFor(server, company.email, `${title} at `))
    await expect(employer.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  })

  await test.step('a seeker who was sent its link signs up from there and comes to the job', async () => {
    await seeker.goto(`/find/${jobId}`)
    await expect(seeker).toHaveURL('/auth/join-us')
    await seeker.getByRole('link', { name: 'Create account' }).click()
    await createAccount(seeker, server, ada)
    await fillProfile(seeker, ada)
    await expect(seeker).toHaveURL(`/find/${jobId}`)
    await expect(seeker.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    tellEffort(test.info(), 'a seeker, from a job’s link to its page with a complete profile', effort)
  })

  await test.step('they keep documents in the profile', async () => {
    await seeker.goto('/profile/document')
    const picture = await seeker.screenshot()
    for (const kind of ['Cover letter', 'Certificate', 'Other']) {
      await addDocument(seeker, kind, picture)
      await expect(seeker.getByRole('region', { name: 'Your documents' })).toContainText(`${kind}.png`)
    }
  })

  await seeker.goto(`/find/${jobId}`)
  await seeker.getByRole('button', { name: /^Apply/ }).click()
  const sheet = seeker.getByRole('dialog', { name: `Apply for ${title}` })
  const send = sheet.getByRole('button', { name: 'Send application' })
  const asking = (name: string) => sheet.getByRole('radiogroup', { name })

  await test.step('what is missing is marked, counted and led to', async () => {
    await send.click()
    await expect(asking('Can you start at five?').getByRole('radio').first()).toBeFocused()
    await expect(sheet.getByText('Answer this question')).toHaveCount(3)
    await expect(sheet.getByText('This job needs a CV. Add or choose one.')).toBeVisible()
    await expectAccessible(seeker, 'apply, answers missing')
    await asking('Can you start at five?').getByRole('radio', { name: 'Yes' }).check()
    await asking('Do you drive?').getByRole('radio', { name: 'No' }).check()
    await sheet.getByRole('button', { name: '2 things to fix' }).click()
    await expect(asking('Which day suits you?').getByRole('radio').first()).toBeFocused()
    await expect(send).toBeEnabled()
  })

  await test.step('they answer, add a CV in the sheet and choose what they kept', async () => {
    await asking('Which day suits you?').getByRole('radio', { name: 'Sunday' }).check()
    await sheet.getByLabel('Why bread? (optional)').fill('It smells like home.')
    await sheet.getByRole('button', { name: 'Add document' }).click()
    await addDocument(sheet, 'CV', await seeker.screenshot())
    await expect(sheet.getByRole('checkbox', { name: 'CV.png' })).toBeChecked()
    for (const kind of ['Cover letter', 'Certificate', 'Other']) await sheet.getByRole('checkbox', { name: `${kind}.png` }).check()
    await expectAccessible(seeker, 'apply, filled in')
    await send.click()
    await seeker.getByRole('dialog').getByRole('link', { name: 'View application' }).click()
  })

  const answers = ['Yes', 'No', 'Sunday', 'It smells like home.']
  const asked = ['Can you start at five?', 'Do you drive?', 'Which day suits you?', 'Why bread?']
  const files = ['CV.png', 'Cover letter.png', 'Certificate.png', 'Other.png']

  await test.step('they read what they sent', async () => {
    const sent = seeker.getByRole('main')
    for (const [place, question] of asked.entries())
      await expect(sent.locator('dl > div').filter({ hasText: question }).getByRole('definition')).toHaveText(answers[place] ?? '')
    for (const file of files) await expect(sent.getByRole('button', { name: `Open ${file}` })).toBeVisible()
    await expect(sent.getByText('Have you baked before?')).toBeHidden()
  })

  await test.step('the company follows its mail, reads each answer and opens each document', async () => {
    await employer.goto(await linkFor(server, company.email, `New applicant for ${title}: Ada`))
    await expect(employer.getByRole('heading', { name: 'Ada Winter', level: 1 })).toBeVisible()
    const words = employer.getByRole('region', { name: 'Application' })
    for (const [place, question] of asked.entries())
      await expect(words.locator('div').filter({ has: employer.getByRole('heading', { name: question }) })).toHaveText(
        `${question}${answers[place] ?? ''}`,
      )
    for (const file of files) {
      await words.getByRole('button', { name: `Open ${file}` }).click()
      const preview = employer.getByRole('dialog', { name: file })
      await expect(preview.getByRole('img', { name: file })).toBeVisible()
      await employer.keyboard.press('Escape')
      await expect(preview).toBeHidden()
    }
  })

  await test.step('it makes an offer, and the seeker’s mail leads to it', async () => {
    await move(employer, 'Make offer', { isPhone: isMobile })
    await employer.getByRole('dialog').getByRole('button', { name: 'Send offer' }).click()
    await expect(employer.getByText('The offer is with Ada Winter')).toBeVisible()
    await seeker.goto(await linkFor(server, ada.email, `Job offer: ${title} at `))
    await seeker.getByRole('button', { name: 'Accept offer' }).click()
    await seeker.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click()
    await expect(seeker.getByRole('heading', { name: /^You start /, level: 1 })).toBeVisible()
  })

  await test.step('the company’s mail of it leads to how to reach them', async () => {
    await employer.goto(await linkFor(server, company.email, `Offer accepted for ${title}: Ada`))
    await expect(employer.getByText(ada.email)).toBeVisible()
  })
})
