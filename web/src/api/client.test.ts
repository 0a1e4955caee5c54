import { describe, expect, it } from 'vitest'
import { addressOf, createClient } from '#web/api/client'
import type { Request } from '#web/api/send'

interface Calls {
  search: { method: 'GET'; path: '/info/search' }
  unsave: { method: 'DELETE'; path: '/info/jobcart/{id}' }
  confirm: { method: 'PUT'; path: '/info/confirmation' }
}

describe('the address of a call', () => {
  it('repeats the key of a list and leaves out what isn’t given', () => {
    expect(addressOf('/info/search', { query: { sector: ['a', 'b'], q: undefined, page: 2 } })).toBe(
      '/info/search?sector=a&sector=b&page=2',
    )
  })
  it('writes parts of a path so that they stay one part', () => {
    expect(addressOf('/jobs/{id}/notes/{noteId}', { params: { id: 'a/b', noteId: 'ü' } })).toBe('/jobs/a%2Fb/notes/%C3%BC')
  })
})

describe('a client made from a wire table', () => {
  const sent: Request[] = []
  const client = createClient<Calls>(
    { search: ['GET', '/info/search'], unsave: ['DELETE', '/info/jobcart/{id}'], confirm: ['PUT', '/info/confirmation'] },
    async (request) => {
      sent.push(request)
      return undefined
    },
  )
  it('sends the method and path of the call of that name', async () => {
    await client.search()
    expect(sent.at(-1)).toEqual({ method: 'GET', path: '/info/search' })
  })
  it('sends a write once, however often it’s pressed before the answer, and again after it', async () => {
    const before = sent.length
    await Promise.all([client.confirm(), client.confirm()])
    expect(sent).toHaveLength(before + 1)
    await client.confirm()
    expect(sent).toHaveLength(before + 2)
  })
  it('is no promise itself, whatever a caller asks it', () => {
    expect('then' in client ? client.then : undefined).toBeUndefined()
  })
})
