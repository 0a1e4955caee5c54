import { describe, expect, test } from 'vitest'
import { passwordFault } from '#server/platform/identity/passwords/passwords'

const email = 'ann.taylor@uni.example'

describe('a new password', () => {
  test.each(['short', '123456789', 'ninechars'])('of fewer than ten characters is refused: %s', (password) => {
    expect(passwordFault(password, email)).toMatch(/at least 10/)
  })
  test('of more than 128 characters is refused', () => {
    expect(passwordFault('correct horse '.repeat(10), email)).toMatch(/at most 128/)
  })
  test.each(['Password123', 'P@ssw0rd123', 'liverpool1', 'Welcome2026!', 'Evenshift2026', 'iloveyou123', '1q2w3e4r5t'])(
    'that many people use is refused: %s',
    (password) => {
      expect(passwordFault(password, email)).toMatch(/guess/)
    },
  )
  test.each([
    'aaaaaaaaaa',
    'abcabcabcabc',
    '1212121212',
    '1234567890',
    'qwertyuiop',
    'abcdefghijkl',
    '0987654321',
    'zxcvbnm12345',
    'qwertyuiop12',
    'poiuytrewq',
  ])('that repeats or follows a row of keys is refused: %s', (password) => {
    expect(passwordFault(password, email)).toMatch(/guess/)
  })
  test.each(['ann.taylor@uni.example', 'Ann.Taylor', 'ann.taylor99', '2026ann.taylor!'])('made of the email is refused: %s', (password) => {
    expect(passwordFault(password, email)).toMatch(/email/)
  })
  test.each(['correct horse 1', 'teapot-lamp-river', 'kX9#vLq2!zWp', 'my dog eats socks', 'Ölgemälde im Flur'])(
    'that is none of these will do: %s',
    (password) => {
      expect(passwordFault(password, email)).toBeNull()
    },
  )
})
