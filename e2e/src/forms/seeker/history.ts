import { documentInput } from '@evenshift/contract/model/profile/profile'
import { educationInput, educationPatch } from '@evenshift/contract/model/profile/education'
import { workInput, workPatch } from '@evenshift/contract/model/profile/work'
import { seekerService } from '@evenshift/contract/seeker/service'
import { type Locator, type Page, expect } from '@playwright/test'
import { choose } from '#e2e/screen/fields'
import type { Form } from '#e2e/forms/seeker/form'

async function sheet(
  page: Page,
  section: 'work' | 'education',
  button: string,
  name: string,
): Promise<{ form: Locator; submit: () => Promise<void> }> {
  await page.goto(`/profile/profile#${section}`)
  await page.getByRole('button', { name: button }).click()
  const form = page.getByRole('dialog', { name })
  await expect(form.getByRole('button', { name: 'Save' })).toBeVisible()
  return { form, submit: () => form.getByRole('button', { name: 'Save' }).click() }
}
async function month(form: Locator, label: string, chosen: string, year: string): Promise<void> {
  await form.getByLabel(`${label}, year`).selectOption(year)
  await form.getByLabel(`${label}, month`).selectOption(chosen)
}

const workFields = (form: Locator) => ({
  title: 'Job title',
  employer: 'Employer',
  sector: 'Kind of work',
  startDate: form.getByRole('group', { name: 'Started' }),
  endDate: form.getByRole('group', { name: 'Ended' }),
  currentlyWorking: 'I work here now',
  achievements: 'What you did or achieved',
})
/** What stands in the form whatever the level, and what a form of another level shows. */
const educationFields = (form: Locator) => ({
  level: 'Type',
  isOutsideUk: 'Outside the UK',
  startDate: form.getByRole('group', { name: 'Started' }),
  currentlyStudying: 'I study here now',
  achievements: 'What you did or achieved',
  ...Object.fromEntries(
    ['schoolName', 'universityBoard', 'nameOfInstitution', 'internshipPlacement', 'subjects', 'aLevels', 'alternativeQualifications']
      .concat(['fieldOfStudy', 'degree', 'university', 'predictedGrade', 'endDate'])
      .map((path) => [path, 'note']),
  ),
})
const gradedFields = (form: Locator, list: string, title: string, one: string) => ({
  [list]: form.getByRole('group', { name: title, exact: true }),
  ...Object.fromEntries(
    [0, 1].flatMap((place) => {
      const row = form.getByRole('group', { name: `${one} ${place + 1}`, exact: true })
      return [
        [`${list}.${place}.name`, row.getByLabel(`${one} ${place + 1}`, { exact: true }).and(form.page().locator('input'))],
        [`${list}.${place}.grade`, row.getByLabel('Grade', { exact: true })],
      ]
    }),
  ),
})

export const historyForms: readonly Form[] = [
  {
    name: 'a job that was held',
    call: seekerService.addWork,
    body: workInput,
    fill: async ({ page }) => {
      const { form, submit } = await sheet(page, 'work', 'Add a job', 'Add a job')
      await form.getByLabel('Job title').fill('Waiter')
      await form.getByLabel('Employer').fill('The Corner Café')
      await form.getByLabel('Kind of work').fill('Cafés')
      await month(form, 'Started', '3', '2024')
      await month(form, 'Ended', '9', '2025')
      await form.getByLabel('What you did or achieved').fill('Served forty tables')
      return { form, submit, fields: workFields(form) }
    },
  },
  {
    name: 'a job that was held, changed',
    call: seekerService.changeWork,
    body: workPatch,
    fill: async ({ page }) => {
      const { form, submit } = await sheet(page, 'work', 'Edit Waiter', 'Edit job')
      await form.getByLabel('Job title').fill('Head waiter')
      return { form, submit, fields: workFields(form) }
    },
  },
  {
    name: 'a university',
    call: seekerService.addEducation,
    body: educationInput,
    fill: async ({ page }) => {
      const { form, submit } = await sheet(page, 'education', 'Add a school or course', 'Add a school or course')
      await form.getByLabel('University', { exact: true }).fill('University of Leeds')
      await form.getByLabel('Degree').fill('BSc')
      await form.getByLabel('Field of study').fill('Mathematics')
      await month(form, 'Started', '9', '2025')
      // By its key: the sheet of a phone is still scrolling.
      await form.getByLabel('I study here now').press('Space')
      await expect(form.getByLabel('I study here now')).toBeChecked()
      const own = {
        university: 'University',
        degree: 'Degree',
        fieldOfStudy: 'Field of study',
        internshipPlacement: 'Placement or internship',
      }
      return { form, submit, fields: { ...educationFields(form), ...own, predictedGrade: 'Predicted grade' } }
    },
  },
  {
    name: 'a school with its subjects',
    call: seekerService.addEducation,
    body: educationInput,
    fill: async ({ page }) => {
      const { form, submit } = await sheet(page, 'education', 'Add a school or course', 'Add a school or course')
      await choose(form, 'Type', 'School, up to GCSEs or National 5s')
      await form.getByLabel('School', { exact: true }).fill('Larkspur High')
      for (const [place, subject] of ['Maths', 'English'].entries()) {
        await form.getByRole('button', { name: 'Add a subject' }).click()
        await form
          .getByLabel(`Subject ${place + 1}`, { exact: true })
          .and(page.locator('input'))
          .fill(subject)
      }
      await month(form, 'Started', '9', '2018')
      await month(form, 'Ended', '7', '2023')
      const own = { schoolName: 'School', universityBoard: 'Exam board', endDate: form.getByRole('group', { name: 'Ended' }) }
      return { form, submit, fields: { ...educationFields(form), ...own, ...gradedFields(form, 'subjects', 'Subjects', 'Subject') } }
    },
  },
  {
    name: 'a school with its A levels, changed',
    call: seekerService.changeEducation,
    body: educationPatch,
    fill: async ({ page }) => {
      const { form, submit } = await sheet(page, 'education', 'Edit Maths, English', 'Edit school or course')
      await choose(form, 'Type', 'A levels')
      for (const [place, subject] of ['Mathematics', 'Physics'].entries()) {
        await form.getByRole('button', { name: 'Add an A level' }).click()
        await form
          .getByLabel(`A level ${place + 1}`, { exact: true })
          .and(page.locator('input'))
          .fill(subject)
        await page.keyboard.press('Tab')
      }
      const own = { schoolName: 'School', universityBoard: 'Exam board', endDate: form.getByRole('group', { name: 'Ended' }) }
      return { form, submit, fields: { ...educationFields(form), ...own, ...gradedFields(form, 'aLevels', 'A levels', 'A level') } }
    },
  },
  {
    name: 'another qualification',
    call: seekerService.addEducation,
    body: educationInput,
    fill: async ({ page }) => {
      const { form, submit } = await sheet(page, 'education', 'Add a school or course', 'Add a school or course')
      await choose(form, 'Type', 'Another qualification (BTEC, T Level, Highers, IB …)')
      await form.getByLabel('School or college').fill('Leeds City College')
      for (const [place, name] of ['Forklift licence', 'First aid'].entries()) {
        await form.getByRole('button', { name: 'Add a qualification' }).click()
        await form
          .getByLabel(`Qualification ${place + 1}`, { exact: true })
          .and(page.locator('input'))
          .fill(name)
      }
      await month(form, 'Started', '9', '2023')
      await month(form, 'Ended', '7', '2024')
      const own = { nameOfInstitution: 'School or college', endDate: form.getByRole('group', { name: 'Ended' }) }
      const rows = gradedFields(form, 'alternativeQualifications', 'Qualifications', 'Qualification')
      return { form, submit, fields: { ...educationFields(form), ...own, ...rows } }
    },
  },
  {
    name: 'a document',
    call: seekerService.addDocument,
    body: documentInput,
    fill: async ({ page }) => {
      await page.goto('/profile/document')
      const form = page.getByRole('region', { name: 'Add documents' })
      const buffer = await page.screenshot()
      const submit = () => form.locator('input[type="file"]').setInputFiles({ name: 'CV.png', mimeType: 'image/png', buffer })
      return { form, submit, fields: { key: 'note', kind: 'note' }, anew: ['key'] }
    },
  },
]
