import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import texts from './data/texts.json' with { type: 'json' }
import wordingData from './data/wording.json' with { type: 'json' }
import { type WordingHit, checkWording, wordingFaults } from '#server/capabilities/ground/wording/public'
import type { WordingScope } from '#server/capabilities/ground/wording/rulebook'

const rules = wordingData.data
const scopeOf = ({ scope }: { readonly scope: string }): WordingScope =>
  (['advert', 'question', 'message', 'rejection'] as const).find((one) => one === scope) ?? 'advert'
const rulesHit = (text: string, scope: WordingScope = 'advert') => checkWording(text, scope).map(({ ruleId }) => ruleId)
/** What was found, without where: the words folded as the rules compare them. */
const found = (hits: WordingHit[]) => hits.map(({ ruleId, words }) => ({ ruleId, words: words.toLowerCase().match(/[\p{L}\p{N}£@]+/gu) }))

describe('the examples of the rules', () => {
  it.each(rules)('$id finds “$match”', (rule) => {
    expect(rulesHit(rule.match, scopeOf(rule))).toContain(rule.id)
  })

  it.each(rules)('$id and all others let “$nearMiss” be', (rule) => {
    const scopes = rule.scope === 'rejection' ? (['rejection'] as const) : (['advert', 'question'] as const)
    expect(scopes.flatMap((scope) => rulesHit(rule.nearMiss, scope))).toEqual([])
  })

  it.each(rules)('$id suggests no wording that it finds itself or that may not be saved', (rule) => {
    const hits = rule.instead.flatMap((text) => checkWording(text, scopeOf(rule)))
    expect(hits.filter(({ ruleId, severity }) => ruleId === rule.id || severity === 'block')).toEqual([])
  })
})

describe('texts as people write them', () => {
  it.each(texts.bad)('$scope: “$text” is found', ({ scope, text }) => {
    expect(rulesHit(text, scopeOf({ scope }))).not.toEqual([])
  })

  it.each(texts.good)('$scope: “$text” is let be', ({ scope, text }) => {
    expect(rulesHit(text, scopeOf({ scope }))).toEqual([])
  })
})

describe('matching', () => {
  it.each([
    ['without regard to case and curly quotes', 'At least 5 YEARS’ experience needed.', ['age-12']],
    ['with a sign between words', 'A young-energetic, “fresh–faced” team.', ['age-04', 'age-06']],
    ['with an age and a sex told at once', 'You must be a friendly young female.', ['age-23']],
    ['once where another rule stops those words', 'We’re looking for a young barista.', ['age-04']],
    ['not where young is said of those whom the work is for', 'Support a young man with autism at a young people’s charity.', ['sex-25']],
    ['not where it is younger or the youngest', 'Help younger children, the youngest in the class and their young friends.', []],
    ['once where a rule’s words lie within a longer find of another', 'A young, energetic team.', ['age-04']],
    ['not across the end of a sentence', 'We coach the young. Team games are on Sunday.', []],
    ['not across the end of a line', 'We look after the young\nTeam games are on Sunday', []],
    ['with any number in its place', 'Suits people aged 18–25.', ['age-01']],
    ['with any sum of pounds in its place', 'Start with a £9.99 deposit.', ['fee-08']],
    ['with a number alone not as a sum', 'Start with a 9.99 deposit.', []],
    ['with digits alone as a number', 'Suits people aged 18a to 25.', []],
    ['not within a word', 'Barmanship and handymanlike work.', []],
    ['not within a possessive', 'Fold the waitress’s apron.', []],
    ['with a quote around the word', "We call them “waitress” or 'barman'.", ['sex-05', 'sex-07']],
    ['not where an exception of the rule shares a word', 'Players aged 10 to 12 train here.', []],
    ['where the exception is elsewhere in the text', 'Coach players aged 10 to 12. Coaches aged 18 to 25 wanted.', ['age-01']],
    ['once where patterns of a rule lie within each other', 'The maximum age 30 applies.', ['age-02']],
  ])('is %s', (_how, text, hits) => {
    expect(rulesHit(text)).toEqual(hits)
  })

  it('reads rules for questions in questions alone', () => {
    expect(rulesHit('How old are you?', 'question')).toEqual(['age-15'])
    expect(rulesHit('How old are you?', 'advert')).toEqual([])
  })

  it('tells what was found as it was written, where, why and what to write instead', () => {
    const text = 'Straße 5: ‘Young Team’ wanted.'
    const [hit] = checkWording(text, 'advert')
    expect(hit).toMatchObject({ ruleId: 'age-05', category: 'age', severity: 'block', words: 'Young Team' })
    expect(text.slice(hit?.start, hit?.end)).toBe('Young Team')
    expect(hit?.law).toContain('Equality Act 2010')
    expect(hit?.why).not.toContain('Equality Act')
    expect(hit?.instead).toContain('friendly team')
  })
})

describe('for any text', () => {
  const pattern = fc
    .constantFrom(...rules.flatMap(({ patterns }) => patterns))
    .map((words) => words.replaceAll('{n}', '7').replaceAll('{sum}', '£7'))
  const text = fc.array(fc.oneof(pattern, fc.constantFrom(...rules.map(({ nearMiss }) => nearMiss)), fc.lorem()), { maxLength: 4 })
  const spacing = fc.constantFrom(' ', '  ', ' \t ', ' \u00a0 ', ' – ', ', ')

  it('no word is hit in part', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'x', 'é', 'ß', '0', '9', '£', '@'), minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(pattern, letters, fc.constantFrom('advert', 'question'), (words, more, scope) => {
        const glued = `${more}${words.replaceAll(/[^\p{L}\p{N}'£@]+/gu, more)}${more}`
        expect(checkWording(glued, scope)).toEqual([])
      }),
    )
  })

  it('each hit is whole words of the text', () => {
    fc.assert(
      fc.property(text, (parts) => {
        const written = parts.join(' ')
        for (const { words, start, end } of checkWording(written, 'question')) {
          expect(written.slice(start, end)).toBe(words)
          expect(`${written} `.slice(end)).toMatch(/^('?[^\p{L}\p{N}£@']|'+[^\p{L}\p{N}£@])/u)
          expect(` ${written}`.slice(0, start + 1)).toMatch(/[^\p{L}\p{N}£@]$/u)
        }
      }),
    )
  })

  it('more spaces, signs, capitals and curly quotes change nothing', () => {
    fc.assert(
      fc.property(text, spacing, (parts, gap) => {
        const written = parts.join('. ')
        const changed = written.replaceAll(/ /g, gap).replaceAll("'", '’').toUpperCase()
        expect(found(checkWording(changed, 'question'))).toEqual(found(checkWording(written, 'question')))
      }),
    )
  })
})

it('faults of an input name each blocked text at its path, each rule once, and leave what is only doubtful', () => {
  const faults = wordingFaults(
    { title: 'Waitress', about: 'A fluent waiter, please. Barman or waitress? Barman.', note: 'Fine.' },
    'advert',
  )
  expect(faults.map(({ path }) => path)).toEqual(['title', 'about'])
  expect(faults[0]?.message).toBe('Leave out “Waitress”')
  const [question] = wordingFaults({ question: 'Do you have children?' }, 'question')
  expect(question?.message).toMatch(/ Ask “Can you work the shifts in the advert\?”$/)
  expect(faults[1]?.message).toBe('Leave out “Barman”, “waitress”')
})
