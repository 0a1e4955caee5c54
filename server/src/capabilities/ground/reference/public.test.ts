import { describe, expect, it } from 'vitest'
import {
  cities,
  cityNamed,
  interestNamed,
  interests,
  interestsOfJob,
  jobRoles,
  sectorNamed,
  sectorOfSic,
  sectors,
  skillById,
  skills,
} from '#server/capabilities/ground/reference/lookup'
import synonymData from './data/synonyms.json' with { type: 'json' }
import { holidayPayPercentOn, londonDate, minimumWageOn } from '#server/capabilities/ground/reference/public'

describe('the minimum wage', () => {
  it.each([
    ['2025-03-31', '2024-04-01', 11.44],
    ['2025-04-01', '2025-04-01', 12.21],
    ['2026-03-31', '2025-04-01', 12.21],
    ['2026-04-01', '2026-04-01', 12.71],
    ['2030-01-01', '2026-04-01', 12.71],
    ['2001-01-01', '2024-04-01', 11.44],
  ])('on %s is the one in force since %s', (date, effectiveFrom, rate) => {
    expect(minimumWageOn(date)).toMatchObject({ effectiveFrom, '21': rate })
  })

  it('has a rate for each band', () => {
    expect(minimumWageOn('2026-11-21')).toEqual({ '21': 12.71, '18': 10.85, '16': 8, apprentice: 8, effectiveFrom: '2026-04-01' })
  })
})

describe('the lists', () => {
  it.each([
    ['cities', cities(), 128],
    ['sectors', sectors(), 128],
    ['roles', jobRoles(), 512],
    ['skills', skills(), 512],
    ['interests', interests(), 128],
  ])('of %s have an id and a place of its own for every row, within the columns of the match', (_name, rows, most) => {
    expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length)
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_row, index) => index))
    expect(rows.length).toBeLessThanOrEqual(most)
  })

  it('give the same row the same id and place on every machine, for stored rows name them', () => {
    expect(cityNamed('Leeds')).toMatchObject({ _id: 'ca76b386-aa04-5cfc-b269-b2aa620e991f', position: 41 })
    expect(skillById(skills()[0]?._id ?? '')?.name).toBe('Active listening')
  })

  it('of roles and sectors name only sectors, interests and skills that exist', () => {
    const skillNames = new Set(skills().map(({ name }) => name))
    for (const role of jobRoles()) {
      expect(sectorNamed(role.sector), role.name).toBeDefined()
      for (const tag of role.interestTags) expect(interestNamed(tag), `${role.name}: ${tag}`).toBeDefined()
      for (const skill of role.typicalSkills) expect(skillNames, role.name).toContain(skill)
    }
    for (const sector of sectors()) for (const tag of sector.interestTags) expect(interestNamed(tag), sector.name).toBeDefined()
  })
})

it('what people type for something is listed once each', () => {
  expect(new Set(synonymData.data.map(({ typed }) => typed)).size).toBe(synonymData.data.length)
})

it('a job brings the interests of its sector and its role, each once', () => {
  const barista = jobRoles().find(({ name }) => name === 'Barista')
  const sectorId = sectorNamed(barista?.sector ?? '')?._id ?? ''
  const names = interestsOfJob({ sectorId, roleId: barista?._id ?? null }).map(({ name }) => name)
  expect(names).toEqual(['Food and drink', 'Meeting people', 'Coffee'])
  expect(interestsOfJob({ sectorId, roleId: null }).map(({ name }) => name)).toEqual(['Food and drink', 'Meeting people'])
})

it('a SIC code suggests a sector, the finer prefix before its division', () => {
  expect(sectorOfSic(['85530'])?.name).toBe('Tutoring and education')
  expect(sectorOfSic(['01110'])?.name).toBe('Farming, gardening and outdoors')
  expect(sectorOfSic(['00000', '02100'])?.name).toBe('Farming, gardening and outdoors')
  expect(sectorOfSic([])).toBeUndefined()
})

it('irregular hours bring 12.07 % holiday pay since April 2024, but not in Northern Ireland', () => {
  expect(holidayPayPercentOn('2026-11-21', 'Wales')).toBe(12.07)
  expect(holidayPayPercentOn('2024-03-31', 'Wales')).toBeNull()
  expect(holidayPayPercentOn('2026-11-21', 'Northern Ireland')).toBeNull()
})

it('the date of the United Kingdom is summer time’s in summer', () => {
  expect(londonDate(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01')
  expect(londonDate(new Date('2026-11-30T23:30:00Z'))).toBe('2026-11-30')
})
