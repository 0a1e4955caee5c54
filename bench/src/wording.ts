import { checkWording } from '@evenshift/server/capabilities/ground/wording/public'
import type { Measure } from '#bench/run/figure'
import { inTurns } from '#bench/run/in-turns'

/** Lawful sentences that come near to rules: their words begin phrases that would be found if they went on otherwise. */
const near = [
  'You will help young people with homework.',
  'You will visit an older person at home.',
  'You will run events for recent graduates.',
  'Our native plants need daily water.',
  'Waiting staff wanted for weekends.',
  'You speak English well enough to explain a menu.',
  'Guests must be over 18 to buy alcohol.',
  'You will clean the men only changing room.',
]
  .join(' ')
  .split(' ')
const textOf = (words: number): string => Array.from({ length: words }, (_, at) => near[at % near.length]).join(' ')

/** Reading an advert for words that the law forbids: the longest text beside a short one, as it may cost in step with the length only. */
export const measure: Measure = async () => {
  const [short, long] = [textOf(500), textOf(5_000)]
  const { short: shortMs = 0, long: longMs = 0 } = await inTurns([
    { short: async () => checkWording(short, 'advert'), long: async () => checkWording(long, 'advert') },
  ])
  return [
    { measure: '5,000 words', figure: longMs, unit: 'ms', bar: 5 },
    { measure: '5,000 words / 500 words', figure: longMs / shortMs, unit: 'times', bar: 12 },
  ]
}
