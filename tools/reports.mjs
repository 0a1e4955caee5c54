/** What a runner wrote about its tests: how many passed, and the name and reason of each that failed. */

/** Characters of a reason that are told: the message and where it came from, without the whole of a page. */
const longest = 700

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const plain = (text) => text.replaceAll(/\u001B\[[0-9;]*m/g, '').slice(0, longest)

/** Of Vitest's JSON report. A file that could not even be loaded has no tests of its own, and is one failure. */
export function vitestReport({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, message, status, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [`${name}\n${plain(message)}`]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${plain(failureMessages[0] ?? '')}`)
  })
  return { passed: numPassedTests, failed }
}

/** Of Playwright's JSON report. A test that passed only when it was tried again failed. */
export function journeysReport({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const failed = suites.flatMap(specs).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.find(({ errors }) => errors.length > 0)?.errors[0]
        return `[${projectName}] ${file} › ${title}\n${plain(error?.message ?? '')}`
      }),
  )
  return { passed: stats.expected, failed }
}
