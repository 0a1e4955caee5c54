/**
 * Stands before the product in its own process and writes down the statements that it sends to its database: from one signal to the
 * next, which puts them into the file that RECORD_TO names. Without a signal it only looks on.
 */
import { Socket } from 'node:net'
import { renameSync, writeFileSync } from 'node:fs'
import { Worker, isMainThread } from 'node:worker_threads'

let statements = null
/** By connection: the statement of each name, '' for the one without. */
const parsed = new WeakMap()

const textFrom = (buffer, start) => buffer.toString('utf8', start, buffer.indexOf(0, start))

/** The values of a Bind message, as text. */
function valuesOf(buffer) {
  let at = buffer.indexOf(0, buffer.indexOf(0, 5) + 1) + 1
  at += 2 + 2 * buffer.readInt16BE(at)
  const count = buffer.readInt16BE(at)
  at += 2
  return Array.from({ length: count }, () => {
    const length = buffer.readInt32BE(at)
    at += 4
    if (length < 0) return null
    at += length
    return buffer.toString('utf8', at - length, at)
  })
}

/** PostgreSQL: a statement is parsed in one message and bound to its values in the next. */
function heard(socket, buffer) {
  if (!Buffer.isBuffer(buffer) || buffer.length < 6 || buffer.readInt32BE(1) !== buffer.length - 1) return
  const kind = String.fromCharCode(buffer[0])
  if (kind === 'P') {
    if (!parsed.has(socket)) parsed.set(socket, new Map())
    parsed.get(socket).set(textFrom(buffer, 5), textFrom(buffer, buffer.indexOf(0, 5) + 1))
  }
  if (statements === null) return
  const text = kind === 'B' ? parsed.get(socket)?.get(textFrom(buffer, buffer.indexOf(0, 5) + 1)) : undefined
  if (text !== undefined) statements.push({ text, values: valuesOf(buffer) })
  else if (kind === 'Q') statements.push({ text: textFrom(buffer, 5), values: [] })
}

if (isMainThread) {
  const write = Socket.prototype.write
  Socket.prototype.write = function (...given) {
    heard(this, given[0])
    return write.apply(this, given)
  }
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (...given) {
    const ask = given[0]?.ask
    if (statements !== null && ask?.do === 'query') statements.push({ text: ask.text, values: ask.values ?? [] })
    if (statements !== null && ask?.do === 'exec') statements.push({ text: ask.text, values: [] })
    return post.apply(this, given)
  }
  process.on('SIGUSR2', () => {
    if (statements !== null) {
      writeFileSync(`${process.env.RECORD_TO}.new`, JSON.stringify(statements))
      renameSync(`${process.env.RECORD_TO}.new`, process.env.RECORD_TO)
    }
    statements = statements === null ? [] : null
  })
}
