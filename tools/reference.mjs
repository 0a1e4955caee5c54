/** Lints the OpenAPI description of every service: redocly's recommended rules, and that each call says what it is about and who may make it. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { run } from './process.mjs'

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'operation-description': 'error',
    'operation-tag-defined': 'error',
    'operation-singular-tag': 'error',
    'tag-description': 'error',
    // An id is a UUID: no word of another path is one.
    'no-ambiguous-paths': 'off',
  },
})

const { code, stdout, output } = await run('node', ['--import', 'tsx', 'server/src/descriptions.ts'], { quiet: true })
if (code !== 0) {
  console.error(output)
  process.exitCode = 1
} else {
  for (const api of JSON.parse(stdout)) {
    const problems = await lintFromString({ source: JSON.stringify(api), absoluteRef: `${api.servers[0].url}/openapi.json`, config })
    for (const { ruleId, message, location } of problems)
      console.log(`${api.servers[0].url} ${location[0]?.pointer ?? ''}: ${message} (${ruleId})`)
    if (problems.length > 0) process.exitCode = 1
  }
}
