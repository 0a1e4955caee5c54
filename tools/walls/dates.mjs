/** Rules for dates: what is shown is British and of a named zone, and nothing is read back out of what a formatter wrote. */
import { parseSync, Visitor } from 'oxc-parser'

const rules = {
  // Locales such as en-CA are borrowed for their order of year, month and day, which nobody promises: `londonDay` reads the parts.
  british: 'Dates are written in en-GB; a date that is read on comes from contract/src/london.ts.',
  // Without a zone, a browser in Auckland writes the next day.
  zoned: 'Name the timeZone: London for what people read off the wall, UTC for a date alone.',
}

const mayFormat = /\bDateTimeFormat\b|\btoLocale(?:Date|Time)String\b/
const isFormatter = ({ callee }) =>
  callee.type === 'MemberExpression' && callee.object.name === 'Intl' && callee.property.name === 'DateTimeFormat'
const isBritish = (locale) => locale?.type === 'Literal' && locale.value === 'en-GB'
const namesZone = (options) =>
  options?.type === 'ObjectExpression' && options.properties.some(({ type, key }) => type === 'SpreadElement' || key?.name === 'timeZone')

/** The dates that a file writes against the rules: where, and which rule. */
export function datesOf(path, text) {
  if (!mayFormat.test(text)) return []
  const found = []
  const report = (rule, { start }) => found.push({ start, rule: `dates(${rule})`, text: rules[rule] })
  new Visitor({
    NewExpression(node) {
      if (!isFormatter(node)) return
      if (!isBritish(node.arguments[0])) report('british', node)
      if (!namesZone(node.arguments[1])) report('zoned', node)
    },
    CallExpression(node) {
      const name = node.callee.type === 'MemberExpression' ? node.callee.property.name : undefined
      if (name === 'toLocaleDateString' || name === 'toLocaleTimeString') report('zoned', node)
    },
  }).visit(parseSync(path, text).program)
  return found
}
