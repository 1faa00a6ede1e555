import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { isSamePerson } from '../match/same-person.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { createReportReader } from '../report/read-in-child.ts'

export interface NamedReport {
  file: string
  report: CreditReport
}

/** All reports, or the sentences that say which files could not be used and why; nothing half read. */
export async function readFiles(files: string[]): Promise<NamedReport[] | { problems: string[] }> {
  const reader = createReportReader()
  try {
    const readings = await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => unreadable(file, error))
        if (typeof bytes === 'string') return bytes
        const reading = await reader.readReport(new Uint8Array(bytes))
        return reading.ok
          ? reading.reports.map((report) => ({ file, report }))
          : `${basename(file)}: ${reading.refusal.sentence}`
      }),
    )
    const problems = readings.filter((reading) => typeof reading === 'string')
    const reports = readings.flatMap((reading) => (typeof reading === 'string' ? [] : reading))
    const clashes = problems.length > 0 ? [] : findClashes(reports)
    return problems.length + clashes.length > 0 ? { problems: [...problems, ...clashes] } : reports
  } finally {
    reader.close()
  }
}

function unreadable(file: string, error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return `${file}: There is no such file.`
  if (error.code === 'EISDIR') return `${file}: This is a folder, not a file.`
  return `${file}: The file cannot be read (${error.code ?? error.message}).`
}

function findClashes(reports: NamedReport[]): string[] {
  return reports.flatMap(({ file, report }, at) =>
    reports.slice(at + 1).flatMap((other) => {
      const both = `${basename(file)} and ${basename(other.file)}`
      if (report.bureau === other.report.bureau) {
        return [`${both}: Both are reports of ${report.bureau}; give one report of each bureau.`]
      }
      if (file === other.file) return []
      if (!isSamePerson(report, other.report)) return [`${both}: These are reports of two different people.`]
      return []
    }),
  )
}
