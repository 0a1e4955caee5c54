import type { Call } from '@evenshift/contract/call'
import { describe, expect, it } from 'vitest'
import { openApi } from '#server/http/pages/openapi'
import { referenceContent } from '#server/http/pages/reference-page'
import { employer } from '#server/services/employer'
import { identityOf } from '#server/services/identity'
import { seeker } from '#server/services/seeker'
import { staff } from '#server/services/staff'

const services = [seeker, employer, staff, identityOf('jobseeker'), identityOf('employer'), identityOf('staff')]

describe.each(services)('the reference of $title', (service) => {
  const api = openApi(service)
  const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods))

  it('holds every call once, under what it is about', () => {
    const grouped = Object.values(service.groups).flatMap((calls) => Object.keys(calls))
    expect(grouped.toSorted()).toEqual(Object.keys(service.calls).toSorted())
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(grouped.toSorted())
    expect(operations.filter(({ tags }) => !api.tags.some(({ name }) => name === tags[0]))).toEqual([])
  })

  it('says that a call which may be sent again can have been made already', () => {
    const repeatable = Object.entries<Call>(service.calls).flatMap(([name, call]) => (call.repeatable ? [name] : []))
    const told = operations.filter(({ responses }) => responses['409']?.description.includes('IDEMPOTENCY_BUSY, ALREADY_EXISTS'))
    expect(told.map(({ operationId }) => operationId).toSorted()).toEqual(repeatable.toSorted())
  })

  it('is a page of 180 kB at the most, before it’s compressed', () => {
    const page = referenceContent(api)
    for (const { operationId } of operations) expect(page).toContain(`<details id="${operationId}">`)
    expect(page.length).toBeLessThan(180_000)
  })
})
