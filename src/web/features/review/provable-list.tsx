import type { WordedFinding } from './review-in-words.ts'

/** What one yes covers: each finding with its sentence and its bureaus. */
export function ProvableList({ findings }: { findings: readonly WordedFinding[] }) {
  return (
    <ul className="mt-4 grid gap-3">
      {findings.map((finding) => (
        <li key={finding.id} className="border-t border-line pt-3">
          <p className="font-semibold">{finding.title}</p>
          <p className="text-sm">{finding.statement}</p>
          <p className="text-sm text-muted">{finding.bureaus.join(', ')}</p>
        </li>
      ))}
    </ul>
  )
}
