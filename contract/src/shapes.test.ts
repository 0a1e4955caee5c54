import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call, Contract, Schema } from '#contract/call'
import { sentences } from '#contract/sentences'
import { sampleOf } from '#contract/sample'
import { employerBase, employerService } from '#contract/employer/service'
import { identityBases, identityService } from '#contract/identity/service'
import { siteService } from '#contract/public/site'
import { seekerBase, seekerService } from '#contract/seeker/service'

const services: readonly (readonly [base: string, calls: Contract])[] = [
  [seekerBase, seekerService],
  [employerBase, employerService],
  [identityBases.jobseeker, identityService.jobseeker],
  [identityBases.employer, identityService.employer],
  [identityBases.staff, identityService.staff],
  ['', siteService],
]
const calls = services.flatMap(([base, group]) =>
  Object.entries(group).map(([name, call]): readonly [where: string, call: Call] => [`${base} ${name}`, call]),
)

type Node = z.core.JSONSchema.JSONSchema
type Side = 'input' | 'output'
interface Seen {
  readonly where: string
  readonly node: Node
}

const children = (node: Node): readonly (readonly [string, Node])[] =>
  [
    ...Object.entries(node.properties ?? {}),
    ...['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((key) => Object.entries((node[key] as Node[] | undefined) ?? [])),
    ...Object.entries({ items: node.items }),
    ...Object.entries(node.$defs ?? {}),
  ].filter((child): child is [string, Node] => typeof child[1] === 'object' && !Array.isArray(child[1]))
const walk = (where: string, node: Node): readonly Seen[] => [
  { where, node },
  ...children(node).flatMap(([key, child]) => walk(`${where}.${key}`, child)),
]
const nodesOf = (where: string, schema: Schema | undefined, io: Side): readonly Seen[] =>
  schema === undefined ? [] : walk(where, z.toJSONSchema(schema as z.ZodType, { io }))

const inputs = calls.flatMap(([where, call]) =>
  (['params', 'query', 'body'] as const).flatMap((slot) => nodesOf(`${where} ${slot}`, call[slot], 'input')),
)
const outputs = calls.flatMap(([where, call]) => [
  ...nodesOf(`${where} output`, call.output, 'output'),
  ...nodesOf(`${where} card`, call.card, 'output'),
  ...nodesOf(`${where} stream`, call.stream, 'output'),
])

/** An input with every field of a wrong kind, once for each kind. */
const wrongFields = (schema: Schema): readonly object[] => {
  const names = Object.keys(z.toJSONSchema(schema as z.ZodType, { io: 'input' }).properties ?? {})
  return [-1, 1e12, 0.123, '', 'x'.repeat(50_000), true, null, [], [-1], {}].map((value) =>
    Object.fromEntries([...names, 'surplus'].map((name) => [name, value])),
  )
}

const saysNothing = ({ node }: Seen): boolean => !['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', '$ref'].some((key) => key in node)
const is = (node: Node, type: string): boolean => [node.type].flat().some((one) => one === type)
const isOpenObject = ({ node }: Seen): boolean => is(node, 'object') && node.additionalProperties !== false
const isBoundless = ({ node }: Seen): boolean =>
  is(node, 'string') &&
  !['maxLength', 'enum', 'const'].some((key) => key in node) &&
  !['uuid', 'date', 'date-time'].includes(node.format ?? '')
const places = (seen: readonly Seen[]): readonly string[] => seen.map((one) => one.where)

test('no shape takes or gives any value, an unknown value or an open record', () => {
  expect(inputs.length).toBeGreaterThan(100)
  expect(outputs.length).toBeGreaterThan(100)
  expect(places([...inputs, ...outputs].filter((seen) => saysNothing(seen) || isOpenObject(seen)))).toEqual([])
})

test('every text and every list that is sent in has a limit', () => {
  expect(places(inputs.filter(isBoundless))).toEqual([])
  expect(places(inputs.filter(({ node }) => is(node, 'array') && node.maxItems === undefined))).toEqual([])
})

test('a sample made from the schema alone is accepted by every call', () => {
  for (const [where, call] of calls)
    for (const schema of [call.params, call.query, call.body])
      if (schema !== undefined) expect((schema as z.ZodType).safeParse(sampleOf(schema)).error?.issues, where).toBeUndefined()
})

test('a method and a path together name one call', () => {
  const routes = services.flatMap(([base, group]) =>
    Object.values(group).map((call) => `${call.method} ${base}${call.path.replace(/\{\w+\}/g, '{}')}`),
  )
  expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([])
})

test('an id in a path is declared, and only then', () => {
  for (const [where, call] of calls) {
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const declared = nodesOf(where, call.params, 'input')[0]?.node.properties ?? {}
    expect(Object.keys(declared), where).toEqual(named)
  }
})

test('every call answers something, a file, streams something or says that it answers nothing', () => {
  for (const [where, call] of calls)
    expect(
      [call.output !== undefined, call.file !== undefined, call.stream !== undefined, call.status === 204].filter(Boolean),
      where,
    ).toHaveLength(1)
})

test('a call takes a view exactly where it has cards', () => {
  for (const [where, call] of calls)
    expect('view' in (nodesOf(where, call.query, 'input')[0]?.node.properties ?? {}), where).toBe(call.card !== undefined)
})

test('every fault of an input is told in words that a person understands', () => {
  const jargon = /invalid|expected|received|undefined|null|NaN|regex|pattern/i
  for (const [where, call] of calls)
    for (const schema of [call.params, call.query, call.body])
      for (const wrong of schema === undefined ? [] : [{}, 'text', ...wrongFields(schema)]) {
        const issues = (schema as z.ZodType).safeParse(wrong, { error: sentences }).error?.issues ?? []
        expect(
          issues.filter((issue) => jargon.test(issue.message)),
          `${where} given ${JSON.stringify(wrong)}`,
        ).toEqual([])
      }
})

test('no answer to an employer carries what a seeker likes', () => {
  const ofEmployer = places(outputs).filter((where) => where.startsWith(`${employerBase} `))
  expect(ofEmployer.length).toBeGreaterThan(100)
  expect(ofEmployer.filter((where) => /interest/i.test(where))).toEqual([])
})
