import { employerService } from '@evenshift/contract/employer/service'
import { version } from '@evenshift/contract/model/basics'
import { jobEdit, jobInput, jobPatch } from '@evenshift/contract/model/job/job'
import { type Page, expect } from '@playwright/test'
import { z } from 'zod'
import { choose } from '#e2e/screen/fields'
import { openPart } from '#e2e/steps/post'
import { type EmployerForm, type EmployerStage, press } from '#e2e/forms/employer/form'
import { fullPost, postPlaces } from '#e2e/forms/employer/full-post'
import { applyStraight, openShop } from '#e2e/straight/shop'
import type { RefusedForm } from '#e2e/forms/refused-form'
import { askEmployer } from '#e2e/straight/calls'

const { createJob, changeJob, changeJobStatus, closeJob } = employerService
const [dated, ended] = closeJob.body.options

/** Every term of a post, with a question of the company's bank. */
async function fullTerms({ server, shop }: EmployerStage) {
  const { body: bank } = await askEmployer(server, 'questions', { query: {} }, shop.token)
  return fullPost(bank.data[0]?._id ?? '')
}
const toStep = (page: Page, name: RegExp) =>
  page
    .getByRole('list', { name: /^Step \d/ })
    .getByRole('button', { name })
    .click()
/** What was refused in a sheet leaves it open, over the button. */
async function closeSheet(page: Page): Promise<void> {
  const done = page.getByRole('dialog').getByRole('button', { name: 'Done', exact: true })
  if (await done.isVisible()) await done.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
async function menu(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: /^More actions for/ }).click()
  await page.getByRole('menuitem', { name: label }).click()
}

/** A post has so many terms that one story would take too long to refuse them all. */
const halves = (body: z.ZodObject): readonly z.ZodObject[] => {
  const terms = Object.entries(body.shape)
  const middle = Math.ceil(terms.length / 2)
  return [terms.slice(0, middle), terms.slice(middle)].map((half) => z.strictObject(Object.fromEntries(half)))
}
const placesOf = (page: Page, body: z.ZodObject): RefusedForm['fields'] => {
  const places = { ...postPlaces(page), status: 'note', version: 'note' }
  return Object.fromEntries(Object.entries(places).filter(([path]) => (path.split('.')[0] ?? '') in body.shape))
}

export const begunForms: readonly EmployerForm[] = halves(jobInput).map((body) => ({
  name: 'a job, as it is begun from a template',
  call: createJob,
  body,
  fill: async (stage) => {
    const { page, server, shop } = stage
    const words = { title: 'Barista', jobRole: 'Barista', responsibilities: 'Make coffee', sectorId: shop.sectorId, location: 'Leeds' }
    const name = crypto.randomUUID()
    const kept = JSON.stringify({ ...(await fullTerms(stage)), ...words })
    await askEmployer(server, 'createTemplate', { body: { kind: 'job', name, body: kept } }, shop.token)
    await page.goto('/posts/new')
    let isBegun = false
    const submit = async () => {
      // It is written once it is watched.
      if (!isBegun) await choose(page, 'Use a template', name)
      isBegun = true
      await closeSheet(page)
      await toStep(page, /^Role/)
      await press(page, 'Next')()
    }
    return { form: page.locator('body'), submit, fields: placesOf(page, body) }
  },
}))

/** What keeps a post from going out is told as faults of the post itself. */
export const publishedForms: readonly EmployerForm[] = halves(jobInput.extend({ version })).map((body) => ({
  name: 'a job, as it is published',
  call: changeJobStatus,
  body,
  fill: async (stage) => {
    const { page, server, shop } = stage
    const { jobId } = await openShop(server, await fullTerms(stage))
    const { body: draft } = await askEmployer(server, 'duplicateJob', { params: { id: jobId } }, shop.token)
    await page.goto(`/posts/new?draft=${draft._id}&step=review`)
    const submit = async () => {
      await closeSheet(page)
      await toStep(page, /^Review/)
      await press(page, 'Publish')()
    }
    return { form: page.locator('body'), submit, fields: placesOf(page, body) }
  },
}))

export const changedForms: readonly EmployerForm[] = [
  {
    name: 'a job, as it is changed',
    call: changeJob,
    body: jobPatch,
    fill: async (stage) => {
      const { page, server } = stage
      const { jobId } = await openShop(server, await fullTerms(stage))
      await page.goto(`/posts/${jobId}?step=week`)
      await openPart(page, 'More about pay')
      await page.getByLabel('Tips').fill('Shared by everyone')
      const submit = async () => {
        await closeSheet(page)
        await press(page, 'Save changes')()
      }
      return { form: page.locator('body'), submit, fields: placesOf(page, jobPatch) }
    },
  },
  {
    name: 'a line for those who applied, beside a change that they’re told',
    call: changeJob,
    body: jobEdit.pick({ message: true }),
    fill: async ({ page, server }) => {
      const { jobId } = await openShop(server)
      await applyStraight(server, jobId, 'Beth Rowe')
      await page.goto(`/posts/${jobId}?step=week`)
      const pay = page.getByRole('textbox', { name: 'Pay', exact: true })
      await pay.clear()
      await pay.fill('14')
      await press(page, 'Save changes')()
      await page.getByLabel('Add a line (optional)').fill('We open later.')
      return { form: page.getByRole('main'), submit: press(page, 'Save and tell 1 person'), fields: { message: 'Add a line (optional)' } }
    },
  },
  {
    name: 'the last day of a job',
    call: closeJob,
    body: dated,
    fill: async ({ page, shop }) => {
      await page.goto(`/posts/${shop.jobId}`)
      await menu(page, 'Edit closing date')
      const form = page.getByRole('dialog')
      return { form, submit: press(form, 'Save'), fields: { closingDate: 'Last day to apply' } }
    },
  },
  {
    name: 'a pause, told in a notice',
    call: changeJobStatus,
    body: changeJobStatus.body,
    fill: ({ page }) =>
      Promise.resolve({ form: page.locator('body'), submit: () => menu(page, 'Pause'), fields: { status: 'note', version: 'note' } }),
  },
  {
    name: 'the end of a job',
    call: closeJob,
    body: ended,
    fill: async ({ page }) => {
      await menu(page, 'Close job')
      const form = page.getByRole('dialog')
      await form.getByRole('radio').first().check()
      return { form, submit: press(form, 'Close job'), fields: { closeNow: 'note', outcome: 'Reason' } }
    },
  },
]
