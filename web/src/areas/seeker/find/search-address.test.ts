import { describe, expect, it } from 'vitest'
import { countFilters, searchQueryOf, withSingle, withToggled, withoutFilters } from '#web/areas/seeker/find/search-address'

const at = (text: string) => new URLSearchParams(text)

describe('a search in an address', () => {
  it('asks what the tab means and adds the filters', () => {
    expect(searchQueryOf(at('tab=fits-my-week&q=barista&days=2&days=7'), 'fits-my-week', 1, undefined)).toEqual({
      sort: 'match',
      fitsAvailability: 'true',
      q: 'barista',
      days: ['2', '7'],
      page: '1',
    })
  })

  it('lets a chosen order stand over the tab’s own', () => {
    expect(searchQueryOf(at('sort=salary'), 'all', 1, undefined)).toMatchObject({ sort: 'salary' })
  })

  it('sends the place in the search with every page but the first', () => {
    expect(searchQueryOf(at(''), 'all', 1, 'c')).not.toHaveProperty('cursor')
    expect(searchQueryOf(at(''), 'all', 2, 'c')).toMatchObject({ page: '2', cursor: 'c' })
  })

  it('sends a distance only with a place', () => {
    expect(searchQueryOf(at('radiusKm=8'), 'all', 1, undefined)).not.toHaveProperty('radiusKm')
    expect(searchQueryOf(at('radiusKm=8&location=Leeds'), 'all', 1, undefined)).toMatchObject({ location: 'Leeds', radiusKm: '8' })
  })

  it('begins again at the first page with every change, and keeps the tab', () => {
    expect(withSingle(at('tab=all&page=3'), { q: 'tutor' }).toString()).toBe('tab=all&q=tutor')
    expect(withToggled(at('page=3&days=2'), 'days', '2').toString()).toBe('')
    expect(withToggled(at('days=2'), 'days', '3').toString()).toBe('days=2&days=3')
  })

  it('forgets the distance with its place', () => {
    expect(withSingle(at('location=Leeds&radiusKm=8'), { location: null }).toString()).toBe('')
  })

  it('counts each chosen filter and clears them all', () => {
    const address = at('tab=all&location=Leeds&radiusKm=8&days=2&days=3&sort=newest')
    expect(countFilters(address)).toBe(3)
    expect(withoutFilters(address).toString()).toBe('tab=all&sort=newest')
  })
})
