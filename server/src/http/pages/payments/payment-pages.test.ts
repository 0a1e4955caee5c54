import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { payOn, sendForm } from '#server/testkit/app/payments'

let t: TestApp
let customerId: string
beforeAll(async () => {
  t = await testApp()
  customerId = await t.parts.payments.customerOf({ employerId: 'one', name: '<b>Copper</b> & 豆', email: 'rosa@example.com' })
})
afterAll(() => t.close())

const open = (key: string, interval: 'once' | 'month' = 'once') =>
  t.parts.payments.openCheckout({
    customerId,
    employerId: 'one',
    price: { package: interval === 'once' ? 'single_post' : 'standard', name: 'The <i>plan</i>', interval, net: 1900 },
    paidUrl: 'http://localhost/subscription?paid={CHECKOUT_SESSION_ID}',
    leftUrl: 'http://localhost/subscription?left',
    key,
  })
const pathOf = (url: string): string => new URL(url).pathname
const get = (path: string) => t.app.inject(path)
const pageOf = async (path: string) => (await get(path)).body
/** What stands on a page after a form was sent and refused. */
async function refused(url: string, fields: Record<string, string>): Promise<string> {
  const answer = await sendForm(t, url, { number: '4242 4242 4242 4242', expiry: '12 / 40', code: '123', name: 'Rosa', ...fields })
  if ('next' in answer) throw new Error('the form was taken')
  return answer.page
}

test('every page says that no money moves, runs no script, and is kept by no one', async () => {
  const { url } = await open('pages')
  const portal = await t.parts.payments.portalUrl(customerId, 'http://localhost/back')
  const step = await payOn(t, (await open('step')).url, '4000 0025 0000 3155')
  const pages = [url, portal, portal.replace('portal', 'clock'), 'next' in step ? step.next : '']
  for (const address of pages) {
    const { statusCode, headers, body } = await get(pathOf(address))
    expect([address, statusCode, body.includes('Test mode: no money moves')]).toEqual([address, 200, true])
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toMatch(/<script|<b>Copper|<i>plan| on\w+=/)
  }
})

test('a page of an id that no one has isn’t there', async () => {
  const paths = ['checkout', 'portal', 'clock', 'step'].map((page) => `/payment-sandbox/${page}/cs_test_nobody`)
  for (const path of [...paths, '/payment-sandbox/invoice/in_nobody.pdf']) expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  for (const path of paths)
    expect(await sendForm(t, `http://localhost${path}`, {})).toMatchObject({ page: expect.stringContaining('isn’t here') })
  // An object of another kind opens nothing.
  for (const page of ['checkout', 'portal', 'clock']) expect((await get(`/payment-sandbox/${page}/${customerId}`)).statusCode).toBe(404)
})

test('a test card that is picked fills the form', async () => {
  const path = pathOf((await open('pick')).url)
  const numberOn = async (query: string) => /id="number"[^>]* value="([^"]*)"/.exec(await pageOf(path + query))?.[1]
  expect(await numberOn('')).toBe('4242 4242 4242 4242')
  expect(await numberOn('?card=declined')).toBe('4000 0000 0000 0002')
  expect(await numberOn('?card=step')).toBe('4000 0025 0000 3155')
  expect(await numberOn('?card=unpaidLater')).toBe('4000 0000 0000 0341')
  expect(await numberOn('?card=other')).toBe('4242 4242 4242 4242')
})

test('a real number is refused at its field, written back nowhere, and kept nowhere', async () => {
  const { url } = await open('real')
  for (const number of ['4111 1111 1111 1111', '5555555555554444', '4242424242424241', '', '<b>4242']) {
    const page = await refused(url, { number, code: '987', name: 'Rosa <b>' })
    expect(page).toMatch(/id="number"[^>]* value=""[^>]* aria-invalid="true" aria-describedby="number-fault" autofocus/)
    expect(page).toContain('<p class="fault" id="number-fault">Real card numbers are refused here.')
    expect(page).not.toMatch(/4111|5555|4241|value="987"|Rosa <b>/)
    expect(page).toContain('value="Rosa &#60;b&#62;"')
  }
  const { rows } = await t.database.sql.query(
    "select count(*)::int as cards from payment_sandbox_objects where kind = 'payment_method' and facts ->> 'last4' not in ('4242', '3155')",
  )
  expect(rows).toEqual([{ cards: 0 }])
})

test('of a card nothing is kept but its brand, its last four digits and its expiry', async () => {
  const { url } = await open('kept')
  await sendForm(t, url, { number: '4242 4242 4242 4242', expiry: '12 / 40', code: '517', name: 'No one Else' })
  const { rows } = await t.database.sql.query(
    "select facts::text as facts from payment_sandbox_objects where kind = 'payment_method' and facts ->> 'last4' = '4242'",
  )
  expect(JSON.parse(String(rows[0]?.['facts']))).toEqual({ customerId, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 })
  const { rows: all } = await t.database.sql.query(
    "select id from payment_sandbox_objects where facts::text ~ '42424242|517\"|No one Else'",
  )
  expect(all).toEqual([])
})

test('an expiry that is over or none, and a code that is none, are refused each at its field', async () => {
  const { url } = await open('fields')
  for (const expiry of ['10 / 26', '13 / 40', '12/1', 'soon', ''])
    expect(await refused(url, { expiry })).toMatch(/id="expiry"[^>]* aria-invalid="true"/)
  for (const code of ['12', 'abc', '12345', '']) expect(await refused(url, { code })).toMatch(/id="code"[^>]* aria-invalid="true"/)
  expect(await refused(url, { expiry: '13 / 40' })).toContain('value="13 / 40"')
})

test('a card that is declined is told above the button, which has the focus, and what was typed stays', async () => {
  const page = await refused((await open('declined')).url, { number: '4000000000000002', expiry: '11 / 41', name: 'Rosa Marin' })
  expect(page).toMatch(
    /<p class="note" id="note" role="alert">The card was declined, so nothing was paid\. [^<]*<\/p><div class="group"><button autofocus aria-describedby="note">Pay £22\.80/,
  )
  for (const typed of ['4000 0000 0000 0002', '11 / 41', 'Rosa Marin']) expect(page).toContain(`value="${typed}"`)
})

test('a page that is paid says so and leads back', async () => {
  const { id, url } = await open('twice')
  await payOn(t, url)
  expect(await pageOf(pathOf(url))).toMatch(new RegExp(`This is paid.*href="http://localhost/subscription\\?paid=${id}"`))
  expect(await refused(url, {})).toContain('Nothing was paid just now')
})

test('a plan says when it renews, and a job that nothing does', async () => {
  expect(await pageOf(pathOf((await open('month', 'month')).url))).toContain('Renews on 21 December 2026, and each month after that')
  expect(await pageOf(pathOf((await open('once')).url))).toContain('Paid once. Nothing renews.')
})

test('an invoice is a PDF that a browser shows and no one keeps, whatever the company is called', async () => {
  await payOn(t, (await open('invoice')).url)
  const { charges } = await t.parts.payments.billingOf(customerId)
  const { statusCode, headers, rawPayload } = await get(pathOf(charges[0]?.receiptUrl ?? ''))
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'private, no-store'])
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(rawPayload.length).toBeLessThan(20_000)
})
