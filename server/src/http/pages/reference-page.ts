import type { OpenApi, Operation } from '#server/http/pages/openapi'
import { escapeHtml } from '#server/http/pages/plain-page'
import { shapeWords } from '#server/http/pages/shape-words'

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`
const block = (text: string): string => `<pre tabindex="0">${escapeHtml(text)}</pre>`

function parametersOf({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return ''
  const lines = parameters.map(({ name, in: where, required, schema }) => `${name}${required ? '' : '?'} (${where}): ${shapeWords(schema)}`)
  return `<h3>Parameters</h3>${block(lines.join('\n'))}`
}

function bodyOf({ requestBody }: Operation): string {
  return requestBody === undefined ? '' : `<h3>Body</h3>${block(shapeWords(requestBody.content['application/json'].schema))}`
}

function answersOf({ responses }: Operation): string {
  const lines = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const [shape] = Object.values(content)
    return Number(status) < 300 && shape ? `${status} ${shapeWords(shape.schema)}` : `${status} ${description}`
  })
  return `<h3>Answers</h3>${block(lines.join('\n'))}`
}

function callOf(method: string, address: string, operation: Operation): string {
  const head = `${code(`${method.toUpperCase()} ${address}`)} <span>${escapeHtml(operation.summary)}</span>`
  const text = `<p>${escapeHtml(operation.description)}</p>${parametersOf(operation)}${bodyOf(operation)}${answersOf(operation)}`
  return `<details id="${escapeHtml(operation.operationId)}"><summary>${head}</summary>${text}</details>`
}

/** A service's calls to read, by what they are about and folded call by call, made from the OpenAPI description. */
export function referenceContent(api: OpenApi): string {
  const base = api.servers[0]?.url ?? ''
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ tag: operation.tags[0], html: callOf(method, base + path, operation) })),
  )
  const groups = api.tags.map(({ name }) => {
    const own = calls.filter(({ tag }) => tag === name)
    return `<h2>${escapeHtml(name)}</h2>${own.map(({ html }) => html).join('\n')}`
  })
  return `<p>${calls.length} calls. ${escapeHtml(api.info.description)} Every shape in full: <a href="openapi.json">OpenAPI 3.1</a></p>${groups.join('\n')}`
}
