/** JSON Schema, as far as Zod writes it. */
interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

/** How deep a shape is written out; openapi.json has the rest. */
const DEPTH_MOST = 2

function objectWords({ properties = {}, required = [], additionalProperties }: JsonSchema, depth: number): string {
  const named = Object.entries(properties)
  if (named.length === 0)
    return typeof additionalProperties === 'object' ? `{ [name]: ${shapeWords(additionalProperties, depth + 1)} }` : '{}'
  if (depth >= DEPTH_MOST) return '{…}'
  return `{ ${named.map(([name, shape]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeWords(shape, depth + 1)}`).join(', ')} }`
}

const inBrackets = (words: string): string => (words.includes(' | ') ? `(${words})` : words)

/** A schema in a line, as TypeScript would say it. */
export function shapeWords(schema: JsonSchema, depth = 0): string {
  const some = schema.anyOf ?? schema.oneOf
  if (some) return [...new Set(some.map((each) => shapeWords(each, depth)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((each) => shapeWords(each, depth)).join(' & ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map((each) => shapeWords(each, depth + 1)).join(', ')}]`
  if (schema.type === 'array') return `${inBrackets(shapeWords(schema.items ?? {}, depth))}[]`
  if (schema.type === 'object') return objectWords(schema, depth)
  return schema.format ?? schema.type ?? 'anything'
}
