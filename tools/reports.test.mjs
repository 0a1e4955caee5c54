import { expect, test } from 'vitest'
import { journeysReport, vitestReport } from './reports.mjs'

test('a failed test is told by file, name and reason, without colours; a file that could not be loaded is one failure', () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'counts to two',
            failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n    at a.test.ts:4:1'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module c', assertionResults: [] },
    ],
  }
  expect(vitestReport(report)).toEqual({
    passed: 3,
    failed: ['a.test.ts › counts to two\nexpected 1 to be 2\n    at a.test.ts:4:1', 'b.test.ts\nCannot find module c'],
  })
})

test('a journey is told with its browser, wherever it stands in its file; one that passed only the second time failed', () => {
  const spec = (title, status, message) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ projectName: 'phone', status, results: [{ errors: message ? [{ message }] : [] }] }],
  })
  const report = {
    stats: { expected: 1 },
    suites: [
      {
        specs: [spec('passes', 'expected')],
        suites: [{ specs: [spec('hangs', 'unexpected', 'Too late'), spec('wavers', 'flaky', 'Not yet')] }],
      },
    ],
  }
  expect(journeysReport(report)).toEqual({
    passed: 1,
    failed: ['[phone] a.spec.ts › hangs\nToo late', '[phone] a.spec.ts › wavers\nNot yet'],
  })
})
