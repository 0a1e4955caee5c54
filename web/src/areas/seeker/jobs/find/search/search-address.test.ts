import type { Tag } from '@evenshift/contract/model/job/search'
import { describe, expect, it } from 'vitest'
import {
  addressOfSaved,
  countFilters,
  findTabs,
  renamedTab,
  savedQueryOf,
  searchQueryOf,
  withSingle,
  withTag,
  withToggled,
  withoutFilters,
} from '#web/areas/seeker/jobs/find/search/search-address'

const at = (text: string) => new URLSearchParams(text)

describe('a search in an address', () => {
  it('asks what the tab means and adds the filters', () => {
    expect(searchQueryOf(at('tab=fits-my-week&q=barista&days=2&days=7'), 'fits-my-week')).toEqual({
      sort: 'match',
      reach: 'fits',
      q: 'barista',
      days: ['2', '7'],
      limit: '20',
    })
  })

  it('lets a chosen order stand over the tab’s own', () => {
    expect(searchQueryOf(at('sort=salary'), 'all')).toMatchObject({ sort: 'salary' })
  })

  it('sends the way where it differs from the profile’s, which is no filter', () => {
    const address = at('from=York&travelMinutes=60&travelMode=car&q=bar')
    expect(searchQueryOf(address, 'near')).toMatchObject({
      reach: 'near',
      from: 'York',
      travelMinutes: '60',
      travelMode: 'car',
    })
    expect(countFilters(address)).toBe(1)
    expect(withoutFilters(address).toString()).toBe('from=York&travelMinutes=60&travelMode=car')
  })

  it('opens the tab of the week for an address of the recommended, and asks for it in no other', () => {
    expect(renamedTab(at('tab=recommended&q=bar'))?.toString()).toBe('tab=fits-my-week&q=bar')
    for (const tab of findTabs) expect(renamedTab(at(`tab=${tab}`))).toBeNull()
  })

  it('sends a distance only with a place, and five miles where a place has none', () => {
    expect(searchQueryOf(at('radiusKm=8'), 'all')).not.toHaveProperty('radiusKm')
    expect(searchQueryOf(at('radiusKm=8&location=Leeds'), 'all')).toMatchObject({ location: 'Leeds', radiusKm: '8' })
    expect(searchQueryOf(at('location=Leeds'), 'all')).toMatchObject({ radiusKm: '8' })
  })

  it('sends what pay is for only with a figure, and forgets it with the figure', () => {
    expect(searchQueryOf(at('salaryUnit=week'), 'all')).not.toHaveProperty('salaryUnit')
    expect(searchQueryOf(at('salaryMin=300&salaryUnit=week'), 'all')).toMatchObject({ salaryMin: '300', salaryUnit: 'week' })
    expect(withSingle(at('salaryMin=300&salaryUnit=week'), { salaryMin: null }).toString()).toBe('')
    expect(savedQueryOf(at('salaryMin=300&salaryUnit=week'), 'all')).toBe('salaryMin=300&salaryUnit=week')
  })

  it('begins again at the first page with every change, and keeps the tab', () => {
    expect(withSingle(at('tab=all&page=3'), { q: 'tutor' }).toString()).toBe('tab=all&q=tutor')
    expect(withToggled(at('page=3&days=2'), 'days', '2').toString()).toBe('')
    expect(withToggled(at('days=2'), 'days', '3').toString()).toBe('days=2&days=3')
  })

  it('takes a choice instead of the words: an id for its list, a city with what lies around it, an employer as words', () => {
    const chosen = (kind: Tag['kind'], from = 'tab=all&q=bar&page=2') => withTag(at(from), { kind, _id: 'id', label: 'Leeds' }).toString()
    expect(chosen('role')).toBe('tab=all&jobRole=id')
    expect(chosen('skill', 'q=bar&skills=id')).toBe('skills=id')
    expect(chosen('sector', 'sector=other')).toBe('sector=other&sector=id')
    expect(chosen('city')).toBe('tab=all&location=Leeds&radiusKm=8')
    expect(chosen('city', 'location=York&radiusKm=40')).toBe('location=Leeds&radiusKm=40')
    expect(chosen('employer')).toBe('tab=all&q=Leeds')
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

describe('a saved search', () => {
  it('keeps the filters and a chosen order, and neither tab nor page', () => {
    expect(savedQueryOf(at('tab=all&page=3&q=barista&days=2&days=7&sort=salary'), 'all')).toBe('q=barista&days=2&days=7&sort=salary')
    expect(savedQueryOf(at('radiusKm=8'), 'all')).toBe('')
  })

  it('opens the search that was saved, on the tab that asks for the same', () => {
    const filters = 'q=barista&location=Leeds&days=2&radiusKm=8'
    for (const tab of findTabs) {
      const opened = at(addressOfSaved(savedQueryOf(at(`${filters}&tab=${tab}`), tab)))
      expect(opened.get('tab')).toBe(tab)
      expect(searchQueryOf(opened, tab)).toEqual(searchQueryOf(at(filters), tab))
    }
  })

  it('opens one from before there was a reach on the tab of the week', () => {
    expect(addressOfSaved('q=barista&fitsAvailability=true')).toBe('q=barista&tab=fits-my-week')
  })
})
