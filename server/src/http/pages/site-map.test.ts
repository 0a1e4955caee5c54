import { employerAddress, jobAddress } from '@evenshift/contract/states/job/job-address'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { closeJob, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('lists the pages that anybody may find and every live job with its company, for search engines, with what robots.txt says of it', async () => {
  const owner = await newHiringEmployer(t, 'Copper & Bean')
  const title = 'Tea & cake'
  const [live, closed] = [await publishJob(t, owner, { title }), await publishJob(t, owner)]
  await closeJob(t, owner, closed)
  await t.employer('createJob', { body: { title: 'Only written', status: 'draft' } }, owner.token)
  const { body, headers } = await t.app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const { publicUrl } = t.parts
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  const found = [
    '/',
    '/search',
    '/prices',
    employerAddress({ _id: owner.employerId, name: 'Copper & Bean' }),
    jobAddress({ _id: live, title }),
  ]
  expect(listed).toEqual(found.map((path) => publicUrl + path))
  expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  const robots = await t.app.inject('/robots.txt')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
})

it('makes the list anew after ten minutes', async () => {
  const owner = await newHiringEmployer(t)
  const before = (await t.app.inject('/sitemap.xml')).body
  const id = await publishJob(t, owner)
  expect((await t.app.inject('/sitemap.xml')).body).toBe(before)
  t.clock.moveTo(new Date(t.clock.now().getTime() + 10 * 60_000))
  expect((await t.app.inject('/sitemap.xml')).body).toContain(id)
})
