import { afterAll, beforeAll, expect, it } from 'vitest'
import { judgeCompany } from '#server/capabilities/parties/verification/rules'
import { type TestApp, testApp } from '#server/testkit/app/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const passing = [
  '90000101 90000102 90000103 90000104 90000105 90000106 90000107 90000108',
  'SC900125 SC900126 NI900127 R0900128 OC900129 LP900130 IP90013R RS900132',
].flatMap((line) => line.split(' '))
const waiting = [
  '90000109 90000110 90000111 90000112 90000113 90000114 90000115 90000116 90000117 90000118 FC900119 BR900120 BR900121',
  'CE900122 CS900123 CE900124 SE900133 GE900134 90000135 90009999 SC999999 90005030 90004290',
].flatMap((line) => line.split(' '))

it.each([...passing.map((number) => [number, 'Approved'] as const), ...waiting.map((number) => [number, 'Pending'] as const)])(
  'company %s of the sample register, with everything else in order: %s',
  async (number, status) => {
    const register = await t.parts.register.find(number)
    const companyName = typeof register === 'string' ? 'Any Name' : register.name
    const facts = {
      companyName,
      website: 'https://company.example',
      email: 'jo@company.example',
      isHeldByAnother: false,
      today: '2026-11-21',
    }
    expect(judgeCompany({ ...facts, register }).status).toBe(status)
  },
)
