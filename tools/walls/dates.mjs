/** Rules of oxlint for dates: what is shown is British and of a named zone, and nothing is read back out of what a formatter wrote. */

const isFormatter = ({ callee }) =>
  callee.type === 'MemberExpression' && callee.object.name === 'Intl' && callee.property.name === 'DateTimeFormat'
const isBritish = (locale) => locale?.type === 'Literal' && locale.value === 'en-GB'
const namesZone = (options) =>
  options?.type === 'ObjectExpression' && options.properties.some(({ type, key }) => type === 'SpreadElement' || key?.name === 'timeZone')

/** Locales such as en-CA are borrowed for their order of year, month and day, which nobody promises: `londonDay` reads the parts. */
const british = {
  meta: { type: 'problem', messages: { other: 'Dates are written in en-GB; a date that is read on comes from contract/src/london.ts.' } },
  create: (context) => ({
    NewExpression(node) {
      if (isFormatter(node) && !isBritish(node.arguments[0])) context.report({ node, messageId: 'other' })
    },
  }),
}

/** Without a zone, a browser in Auckland writes the next day. */
const zoned = {
  meta: { type: 'problem', messages: { unnamed: 'Name the timeZone: London for what people read off the wall, UTC for a date alone.' } },
  create: (context) => ({
    NewExpression(node) {
      if (isFormatter(node) && !namesZone(node.arguments[1])) context.report({ node, messageId: 'unnamed' })
    },
    CallExpression(node) {
      const name = node.callee.type === 'MemberExpression' ? node.callee.property.name : undefined
      if (name === 'toLocaleDateString' || name === 'toLocaleTimeString') context.report({ node, messageId: 'unnamed' })
    },
  }),
}

// oxlint takes its plugins from the default export.
export default { meta: { name: 'dates' }, rules: { british, zoned } }
