import type { OpenApi } from '#server/http/openapi'
import { escapeHtml } from '#server/http/plain-page'

const pretty = (value: unknown): string => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

/** A service's calls to read, folded call by call, made from the OpenAPI description. */
export function referenceContent(api: OpenApi): string {
  const base = api.servers[0]?.url ?? ''
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parts = [
        operation.parameters && `<h3>Parameters</h3>${pretty(operation.parameters)}`,
        operation.requestBody && `<h3>Body</h3>${pretty(operation.requestBody)}`,
        `<h3>Answers</h3>${pretty(operation.responses)}`,
      ].filter((part) => part !== undefined)
      const head = `<code>${method.toUpperCase()} ${escapeHtml(base + path)}</code> <span>${escapeHtml(operation.summary)}</span>`
      return `<details id="${escapeHtml(operation.operationId)}"><summary>${head}</summary>${parts.join('')}</details>`
    }),
  )
  return `<p>${calls.length} calls. ${escapeHtml(api.info.description)} <a href="openapi.json">OpenAPI 3.1</a></p>${calls.join('\n')}`
}
