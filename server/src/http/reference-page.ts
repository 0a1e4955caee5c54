import type { OpenApi } from '#server/http/openapi'

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const pretty = (value: unknown): string => `<pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre>`

const style = `
:root{color-scheme:light dark;--ink:#16211f;--page:#faf8f3;--line:#e4dfd4;--brand:#0b5d51;--muted:#55625f}
@media(prefers-color-scheme:dark){:root{--ink:#eef4f1;--page:#10201d;--line:#2c3f3a;--brand:#6fd3bd;--muted:#a9bab4}}
body{margin:0 auto;max-width:60rem;padding:2rem 1.25rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page)}
details{border:1px solid var(--line);border-radius:12px;margin:.5rem 0;padding:.6rem .9rem}
summary{cursor:pointer}code{font-weight:600;color:var(--brand)}span{color:var(--muted)}
pre{overflow:auto;border:1px solid var(--line);border-radius:8px;padding:.75rem;font-size:13px}h3{font-size:1rem;margin:.8rem 0 .2rem}`

/** A page to read a service's calls in: no script, folded call by call, made from the OpenAPI description. */
export function referencePage(api: OpenApi, nonce: string): string {
  const base = api.servers[0]?.url ?? ''
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parts = [
        operation.parameters && `<h3>Parameters</h3>${pretty(operation.parameters)}`,
        operation.requestBody && `<h3>Body</h3>${pretty(operation.requestBody)}`,
        `<h3>Answers</h3>${pretty(operation.responses)}`,
      ].filter((part) => part !== undefined)
      const head = `<code>${method.toUpperCase()} ${escape(base + path)}</code> <span>${escape(operation.summary)}</span>`
      return `<details id="${escape(operation.operationId)}"><summary>${head}</summary>${parts.join('')}</details>`
    }),
  )
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(api.info.title)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escape(api.info.title)}</h1><p>${calls.length} calls. ${escape(api.info.description)} <a href="openapi.json">OpenAPI 3.1</a></p>${calls.join('\n')}</main></body></html>`
}
