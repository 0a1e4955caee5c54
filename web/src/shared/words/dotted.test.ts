import { expect, test } from 'vitest'
import { dotted } from '#web/shared/words/dotted'

test('what isn’t known is left out, and no line can begin with a dot', () => {
  expect(dotted(['Copper & Bean', null, 'Leeds', '', undefined, false, '9 miles'])).toBe('Copper & Bean\u00A0· Leeds\u00A0· 9 miles')
})
