import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { type Person, newAccount, newSeeker } from '#server/testkit/people/people'
import { pdfText } from '#server/testkit/app/pdf-text'
import { uploadFile } from '#server/testkit/people/uploads'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const typed = (name: string) => ({ _id: null, name })
const cvOf = ({ token }: Pick<Person, 'token'>, query = '') =>
  t.app.inject({ method: 'GET', url: `/info/user/cv${query}`, headers: { authorization: `Bearer ${token}` } })
const change = (person: Person, body: Parameters<typeof t.seeker<'changeProfile'>>[1]['body']) =>
  t.seeker('changeProfile', { body }, person.token)

describe('the CV that is made of a profile', () => {
  it('says every fact that employers see, under headings, in words that can be read out', async () => {
    const ada = await newSeeker(t)
    await change(ada, {
      firstName: 'Zoë',
      lastName: 'Łukasiewicz-Brontë',
      headline: 'Second-year maths student',
      bio: 'I like the busy hours best.\nI never run late.',
      skills: [typed('Serving customers'), typed('Latte art')],
      interests: [typed('Chess')],
      phone: '07700 900123',
    })
    const shop = { title: 'Sales assistant', employer: typed('Otley Farm Shop'), achievements: ['Cashed up on Saturdays', 'Trained two'] }
    await t.seeker('addWork', { body: { ...shop, startDate: { month: 6, year: 2024 }, endDate: { month: 8, year: 2025 } } }, ada.token)
    const now = { startDate: { month: 9, year: 2025 }, currentlyWorking: true }
    await t.seeker('addWork', { body: { title: 'Bar assistant', employer: typed('The Union bar'), ...now } }, ada.token)
    const study = {
      level: 'university' as const,
      university: typed('Northgate University'),
      degree: typed('BSc'),
      fieldOfStudy: typed('Mathematics'),
      startDate: { month: 9, year: 2025 },
      currentlyStudying: true,
    }
    await t.seeker('addEducation', { body: study }, ada.token)
    const answer = await cvOf(ada)
    expect({ status: answer.statusCode, type: answer.headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' })
    const { text, pages, tags, title, language } = await pdfText(answer.rawPayload)
    for (const fact of [
      'Zoë Łukasiewicz-Brontë',
      'Second-year maths student',
      'I like the busy hours best. I never run late.',
      'Bar assistant, The Union bar',
      'September 2025 to now',
      'Sales assistant, Otley Farm Shop',
      'June 2024 to August 2025',
      '• Cashed up on Saturdays • Trained two',
      'BSc Mathematics, Northgate University',
      'Skills Serving customers, Latte art',
    ])
      expect(text).toContain(fact)
    expect(text, 'interests are nobody else’s').not.toContain('Chess')
    expect(text.indexOf('Bar assistant'), 'newest first').toBeLessThan(text.indexOf('Sales assistant'))
    expect({ pages, title, language }).toEqual({
      pages: 1,
      title: 'CV of Zoë Łukasiewicz-Brontë',
      language: 'en-GB',
    })
    expect(new Set(tags)).toEqual(new Set(['Root', 'Document', 'H1', 'P', 'H2', 'H3', 'L', 'LI', 'LBody']))
  })

  it('tells phone and email only where they are asked for, and never the date of birth, postcode or right to work', async () => {
    const ada = await newSeeker(t)
    await change(ada, { phone: '07700 900123', postcode: 'LS6 1AA', rightToWork: 'student_visa', dateOfBirth: '2000-02-29' })
    const texts = await Promise.all(
      ['', '?phone=true', '?email=true'].map(async (query) => (await pdfText((await cvOf(ada, query)).rawPayload)).text),
    )
    expect(texts.map((text) => [text.includes('07700 900123'), text.includes(ada.email)])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
    for (const text of texts) expect(text).not.toMatch(/2004|February|LS6|visa/)
  })

  it('leaves out what is empty', async () => {
    const ada = await newSeeker(t)
    await change(ada, { bio: '' })
    const { text } = await pdfText((await cvOf(ada)).rawPayload)
    expect(text).toContain('Skills')
    expect(text).not.toMatch(/About me|Work|Education|Interests/)
  })

  it('is nobody’s who has no profile', async () => {
    expect((await cvOf(await newAccount(t, 'jobseeker'))).statusCode).toBe(404)
  })

  it('says hostile text as text: markup, brackets of the format, marks that turn the reading, words without an end', async () => {
    const ada = await newSeeker(t)
    const long = 'Donaudampfschiff'.repeat(12)
    const bio = `<script>alert(1)</script> (unbalanced \\) endobj %%EOF \u202Eneddih\u202C zero\u200Bwidth ${long}`
    expect((await change(ada, { bio, lastName: '(Tj ET Q' })).status).toBe(200)
    const { text, pages } = await pdfText((await cvOf(ada)).rawPayload)
    expect(pages).toBe(1)
    expect(text).toContain('(Tj ET Q')
    expect(text).toContain('<script>alert(1)</script> (unbalanced \\) endobj %%EOF neddih zerowidth')
    expect(text.replace(/ /g, '')).toContain(long)
  })

  it('keeps a long life to two pages in smaller type', async () => {
    const ada = await newSeeker(t)
    const achievements = Array.from({ length: 4 }, (_, place) => `Number ${place}: served, restocked and cashed up at close on most days`)
    for (let year = 2012; year < 2026; year += 1) {
      const startDate = { month: 1, year }
      const job = { title: `Job of ${year}`, employer: typed('Corner Shop'), startDate, endDate: startDate, achievements }
      await t.seeker('addWork', { body: job }, ada.token)
    }
    const { text, pages } = await pdfText((await cvOf(ada)).rawPayload)
    expect(pages).toBe(2)
    for (let year = 2012; year < 2026; year += 1) expect(text).toContain(`Job of ${year}, Corner Shop`)
  })

  it('is taken among the documents like any other file', async () => {
    const ada = await newSeeker(t)
    const bytes = (await cvOf(ada)).rawPayload
    const key = await uploadFile(t, ada, { purpose: 'document', contentType: 'application/pdf', bytes, fileName: 'My CV.pdf' })
    const kept = await t.seeker('addDocument', { body: { key, kind: 'cv' } }, ada.token)
    expect(kept).toMatchObject({ status: 201, body: { fileName: 'My CV.pdf', kind: 'cv', contentType: 'application/pdf' } })
  })
})
