import { type Word, sentencesOf } from '#server/capabilities/ground/wording/sentences'
import { type WordingRule, type WordingScope, wordingRules } from '#server/capabilities/ground/wording/rulebook'
import { phrases } from '#server/capabilities/ground/wording/phrases'

/** Words of a text that a rule finds. */
export interface WordingHit extends Pick<WordingRule, 'category' | 'severity' | 'why' | 'law' | 'instead' | 'replacements'> {
  readonly ruleId: string
  /** As written; they stand in the text from `start` to before `end`. */
  readonly words: string
  readonly start: number
  readonly end: number
}

/** A phrase of a rule in a sentence: from which word to before which. */
interface Span {
  readonly rule: WordingRule
  readonly isException: boolean
  readonly from: number
  readonly to: number
}

function indexFor(scope: WordingScope) {
  const read = wordingRules.filter(({ scopes }) => scopes.includes(scope))
  return phrases(
    read.flatMap((rule) => [
      ...rule.patterns.map((phrase) => ({ phrase, means: { rule, isException: false } })),
      ...rule.exceptions.map((phrase) => ({ phrase, means: { rule, isException: true } })),
    ]),
  )
}
const indexes = {
  advert: indexFor('advert'),
  question: indexFor('question'),
  message: indexFor('message'),
  rejection: indexFor('rejection'),
}

/** The words, by their place in the sentence, that each rule's exceptions take. */
function excepted(spans: readonly Span[]): Map<WordingRule, Set<number>> {
  const taken = new Map<WordingRule, Set<number>>()
  for (const { rule, isException, from, to } of spans) {
    if (!isException) continue
    const words = taken.get(rule) ?? new Set()
    for (let word = from; word < to; word++) words.add(word)
    taken.set(rule, words)
  }
  return taken
}

/** What stands of a sentence's spans: no hit that shares a word with an exception of its rule, and of hits within each other the longest. */
function longest(spans: readonly Span[]): Span[] {
  const taken = excepted(spans)
  const reached = new Map<WordingRule, number>()
  const inOrder = [...spans].sort((a, b) => a.from - b.from || b.to - a.to)
  return inOrder.filter(({ rule, isException, from, to }) => {
    if (isException) return false
    const words = taken.get(rule)
    for (let word = from; word < to; word++) if (words?.has(word)) return false
    const isLongest = to > (reached.get(rule) ?? 0)
    if (isLongest) reached.set(rule, to)
    return isLongest
  })
}

function hitOf(text: string, sentence: readonly Word[], { rule, from, to }: Span): WordingHit[] {
  const [first, last] = [sentence[from], sentence[to - 1]]
  if (first === undefined || last === undefined) return []
  const { id: ruleId, category, severity, why, law, instead, replacements } = rule
  const words = text.slice(first.start, last.end)
  return [{ ruleId, category, severity, words, start: first.start, end: last.end, why, law, instead, replacements }]
}

const isHarder = (one: Span, other: Span): boolean => one.rule.severity === 'block' || other.rule.severity === 'warn'
/** Without what lies within a longer hit of another rule that says at least as much. */
const outermost = (spans: readonly Span[]): Span[] =>
  spans.filter(
    (inner) =>
      !spans.some(
        (outer) =>
          outer.from <= inner.from && outer.to >= inner.to && outer.to - outer.from > inner.to - inner.from && isHarder(outer, inner),
      ),
  )

/** Where a text first asks for money, which nobody who gives work may; null where it doesn’t. */
export function feeIn(text: string): { start: number; end: number } | null {
  const fee = checkWording(text, 'message').find(({ category }) => category === 'fee')
  return fee ? { start: fee.start, end: fee.end } : null
}

/** Every hit of the wording rules in a text, in its order. */
export function checkWording(text: string, scope: WordingScope): WordingHit[] {
  return sentencesOf(text).flatMap((sentence) => {
    const spans = sentence.flatMap((_, from) =>
      indexes[scope].at(sentence, from).map(({ found, length }): Span => ({ ...found, from, to: from + length })),
    )
    return outermost(longest(spans)).flatMap((span) => hitOf(text, sentence, span))
  })
}
