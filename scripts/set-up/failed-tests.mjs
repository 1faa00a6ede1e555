/** Lines of a failure's message that are printed again at the end: enough to see what was awaited, and where. */
const messageLines = 14
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/**
 * What failed of a browser run, from Playwright's JSON report: who sees only the end of a long output (a log cut short, a terminal left
 * alone) still sees why.
 * @returns one text, empty when nothing failed
 */
export function failedTests(report) {
  return specsIn(report.suites ?? [])
    .flatMap(({ title, file, line, tests }) =>
      tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) =>
          (errors ?? []).map(({ message }) => `${file}:${line} › ${title}\n${shortened(message ?? '')}`),
        ),
      ),
    )
    .join('\n\n')
}

function specsIn(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsIn(suite.suites ?? [])])
}

function shortened(message) {
  return message
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, messageLines)
    .map((line) => `    ${line}`)
    .join('\n')
}
