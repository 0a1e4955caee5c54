import { z } from 'zod'

/** What is read of a JSON schema: the rest of it says nothing about where a value stands. */
interface Node {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
}

function pathsOf({ type, properties, items, anyOf, oneOf }: Node, at: string): string[] {
  const choices = anyOf ?? oneOf
  const below = (name: string) => (at === '' ? name : `${at}.${name}`)
  if (choices) return choices.filter((one) => one.type !== 'null').flatMap((one) => pathsOf(one, at))
  if (properties) return Object.entries(properties).flatMap(([name, node]) => pathsOf(node, below(name)))
  if (items) return [at, ...pathsOf(items, below('0'))]
  return type === 'null' ? [] : [at]
}

/** Every place of a body where a fault can stand: each value, each list and the first of each list. */
export function wirePaths(body: z.ZodType): string[] {
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Node // what a schema of JSON is
  return [...new Set(pathsOf(schema, ''))]
}
