/** The one place where the browser writes to its console: what a developer should see and a person need not. */
export function logProblem(sentence: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this file is the browser's log
  console.warn(sentence, ...(detail === undefined ? [] : [detail]))
}
