import { expect, it } from 'vitest'
import { type JobToMatch, waysOf } from '#server/capabilities/ground/match/public'
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
