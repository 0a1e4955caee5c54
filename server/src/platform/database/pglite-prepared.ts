import { type PGlite, type QueryOptions, type Results, parse, protocol } from '@electric-sql/pglite'

const { serialize } = protocol

/** Runs a statement under its name; rejects as PGlite's own `query` does. */
export type RunPrepared = (name: string, text: string, values: readonly unknown[], options: QueryOptions) => Promise<Results>

/**
 * PGlite's own `query` parses and plans a statement each time, in six calls of the database. Under a name it is parsed once, and PostgreSQL
 * keeps its plan; a run is one call then. To be used by one statement at a time.
 */
export function preparedStatements(pglite: PGlite): RunPrepared {
  /** By name: the types of its values. */
  const known = new Map<string, number[]>()
  const typesOf = async (name: string, text: string): Promise<number[]> => {
    const { messages } = await pglite.execProtocol(
      joined(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()),
    )
    const types = parse.parseDescribeStatementResults(messages)
    known.set(name, types)
    return types
  }
  return async (name, text, values, options) => {
    const types = known.get(name) ?? (await typesOf(name, text))
    const bound = values.map((value, at) => {
      if (value === null || value === undefined) return null
      const asText = pglite.serializers[types[at] ?? 0]
      if (asText) return asText(value)
      return typeof value === 'string' ? value : JSON.stringify(value)
    })
    const { messages } = await pglite.execProtocol(
      joined(
        serialize.bind({ statement: name, values: bound }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ),
    )
    const [result] = parse.parseResults(messages, pglite.parsers, options)
    if (result === undefined) throw new Error(`the prepared statement ${name} gave no result`)
    return result
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
