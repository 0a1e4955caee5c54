import { expect, it } from 'vitest'
import { replacedWords } from '#web/areas/employer/posts/write/replaced-words'

it.each([
  ['Waitress wanted. A waitress serves.', 'waitress', 'server', 'Server wanted. A server serves.'],
  ['A barman (bar) works', 'barman (bar)', 'bartender', 'A bartender works'],
  ['Nothing here', 'waitress', 'server', 'Nothing here'],
])('“%s” with other words for “%s”', (text, words, other, replaced) => {
  expect(replacedWords(text, words, other)).toBe(replaced)
})
