/** A valid input made from a schema alone: its examples, else the least that it takes. For tests of every call at once. */
import { z } from 'zod'
import type { Schema } from '#contract/call'

type Node = z.core.JSONSchema.JSONSchema
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

const formats: Readonly<Record<string, string>> = {
  uuid: '01890000-0000-7000-8000-000000000000',
  date: '2026-01-15',
  'date-time': '2026-01-15T09:00:00Z',
  email: 'sam@example.co.uk',
}
const sampleText = (node: Node): string =>
  formats[node.format ?? ''] ?? 'Sample text'.padEnd(node.minLength ?? 0, '.').slice(0, node.maxLength)
const sampleFields = (node: Node): Json => {
  const needed = new Set(node.required)
  const fields = Object.entries(node.properties ?? {}).filter(([name]) => needed.has(name))
  return Object.fromEntries(fields.map(([name, field]) => [name, sampleNode(field as Node)]))
}
const sampleNode = (node: Node): Json => {
  const given = node['example'] ?? node.const ?? node.enum?.[0]
  if (given !== undefined) return given as Json
  const choice = node.anyOf?.[0] ?? node.oneOf?.[0]
  if (choice !== undefined) return sampleNode(choice as Node)
  // A nullable plain value names both of its types.
  const type = [node.type].flat()[0]
  if (type === 'object') return sampleFields(node)
  if (type === 'array') return Array.from({ length: node.minItems ?? 0 }, () => sampleNode(node.items as Node))
  if (type === 'string') return sampleText(node)
  if (type === 'boolean') return true
  return type === 'null' ? null : (node.minimum ?? 1)
}

export const sampleOf = (schema: Schema): Json => sampleNode(z.toJSONSchema(schema as z.ZodType, { io: 'input' }))
