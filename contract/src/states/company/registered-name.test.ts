import { expect, it } from 'vitest'
import { registeredName } from '#contract/states/company/registered-name'

it.each([
  ['PERIWINKLE SPOON CAFES LIMITED', 'Periwinkle Spoon Cafes Limited'],
  ['THE HOUSE OF THE ROSE LTD.', 'The House of the Rose Ltd.'],
  ['TUMBLEWICK HOTELS PLC', 'Tumblewick Hotels PLC'],
  ['BELL & DAUGHTERS (UK) LLP', 'Bell & Daughters (UK) LLP'],
  ['THREE HERONS LEISURE C.I.C.', 'Three Herons Leisure C.I.C.'],
  ["O'NEILL'S WELL-BEING LTD", "O'Neill's Well-Being Ltd"],
  ["ROSE'S TEAS LTD", "Rose's Teas Ltd"],
  ['MCDONALD BAKERS LIMITED', 'McDonald Bakers Limited'],
  ['McDONALD BAKERS LIMITED', 'McDonald Bakers Limited'],
  ['iPlay Ltd', 'iPlay Ltd'],
  ['Periwinkle Spoon LTD', 'Periwinkle Spoon LTD'],
])('%s, a name of the register, is read as %s', (registered, read) => {
  expect(registeredName(registered)).toBe(read)
})
