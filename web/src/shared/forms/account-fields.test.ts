import { expect, test } from 'vitest'
import { codeFault, codeOf, codeProps } from '#web/shared/forms/account-fields'

test('a code is taken however it was copied, and nothing of it is cut', () => {
  for (const typed of ['391273', ' 391273', '391 273', '391-273', '391\u00a0273\n', 'Your code: 391273.'])
    expect(codeOf(typed)).toBe('391273')
  expect(codeOf('3912734')).toBe('3912734')
  expect(codeProps).not.toHaveProperty('maxLength')
})

test('six digits are a code, fewer or more aren’t', () => {
  expect(codeFault('391273')).toBeNull()
  for (const code of ['', '39127', '3912734']) expect(codeFault(code)).toBe('Enter the 6-digit code')
})
