import { expect, it } from 'vitest'
import { type JobToMatch, fitOf, waysOf } from '#server/capabilities/ground/match/public'
import { placeNamed } from '#server/capabilities/ground/reference/public'

const job = (outcode: string): JobToMatch => ({
  jobRole: null,
  location: 'Leeds',
  outcode,
  sector: 'Pubs and bars',
  shifts: [],
  shiftsNeeded: null,
  skillsRequired: [],
  workplace: 'on_site',
})
const home = placeNamed('LS6') ?? null

it('offers the way on foot first where it is under a mile, whatever one goes by', () => {
  const ways = waysOf(job('LS6'), { home, travelMode: 'car' })
  expect(ways.map(({ mode }) => mode)).toEqual(['walk', 'public_transport', 'cycle', 'car'])
  expect(ways[0]?.minutes).toBe(18)
})

it('offers no walk of more than a mile, but to who walks', () => {
  expect(waysOf(job('LS17'), { home, travelMode: null }).map(({ mode }) => mode)).toEqual(['public_transport', 'cycle'])
  expect(waysOf(job('LS17'), { home, travelMode: 'walk' }).map(({ mode }) => mode)).toEqual(['public_transport', 'cycle', 'walk'])
})

it('knows no way from a city, of which no door is known, and yet who is too far away', () => {
  const city = { home: placeNamed('Leeds') ?? null, travelMode: null, travelMinutes: 45 }
  const seeker = { skills: [], interests: [], free: null, busy: [], ...city }
  for (const asked of [job('LS2'), job('LS17'), { ...job('YO1'), location: 'York' }]) {
    expect(waysOf(asked, city)).toEqual([])
    expect(fitOf(asked, seeker).travel).toBeNull()
  }
  expect(fitOf(job('LS2'), seeker).tier).toBe(1)
  expect(fitOf({ ...job('SW1A'), location: 'London' }, seeker).tier).toBe(0)
})
