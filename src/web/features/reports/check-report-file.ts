export type ReportFileProblem = 'empty' | 'tooLarge' | 'notPdf'

/** Decision 22: PDF by content, up to 25 MB. */
const largestBytes = 25_000_000
/** Where the header may start, as PDF readers allow. */
const headerWithin = 1024

/** The server's own checks, made before the upload so that nobody waits for a refusal. */
export async function checkReportFile(file: File): Promise<ReportFileProblem | null> {
  if (file.size === 0) return 'empty'
  if (file.size > largestBytes) return 'tooLarge'
  const head = new Uint8Array(await file.slice(0, headerWithin).arrayBuffer())
  const text = String.fromCharCode(...head)
  return text.includes('%PDF-') ? null : 'notPdf'
}
