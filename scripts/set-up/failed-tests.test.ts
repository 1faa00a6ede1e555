import { expect, it } from 'vitest'

// The command's own files are plain JavaScript, which they are before anything is installed.
const { failedTests } = await import(new URL('failed-tests.mjs', import.meta.url).href)

const red = `${String.fromCharCode(27)}[31m`
const passed = { title: 'pays', file: 'pay.spec.ts', line: 3, tests: [{ results: [{ errors: [] }] }] }
const failed = {
  title: 'answers',
  file: 'answer.spec.ts',
  line: 7,
  tests: [{ results: [{ errors: [{ message: `${red}Error: not visible\n\n${'line\n'.repeat(50)}` }] }] }],
}

it('says of each failed test, however deep it stands, which it was and how its message begins', () => {
  const told = failedTests({ suites: [{ specs: [passed], suites: [{ specs: [failed] }] }] })
  expect(told).toMatch(/^answer\.spec\.ts:7 › answers\n {4}Error: not visible\n {4}line\n/)
  expect(told.split('\n')).toHaveLength(15)
})

it('says nothing of a run that passed', () => {
  expect(failedTests({ suites: [{ specs: [passed] }] })).toBe('')
})
