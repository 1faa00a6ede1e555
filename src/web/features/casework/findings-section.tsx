import type { StaffCase } from '../../../shared/api/staff-case.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CaseSection } from './case-section.tsx'

const { findings: texts, sections } = caseworkTexts

interface FindingsSectionProps {
  clientId: string
  findings: StaffCase['findings']
}

/** What the audit found, and what the client wants of it; the proof is a link away. */
export function FindingsSection({ clientId, findings }: FindingsSectionProps) {
  const decided = findings.filter(({ decision }) => decision !== null).length
  const rows = findings.map((finding, at) => ({ ...finding, at }))
  return (
    <CaseSection
      id="findings"
      title={sections.findings}
      wide
      aside={
        findings.length > 0 && (
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span className="text-muted">{texts.count(findings.length, decided)}</span>
            <TextLink to={`/account/review?client=${clientId}`}>{texts.review}</TextLink>
          </p>
        )
      }
    >
      {findings.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
      ) : (
        <Table
          caption={texts.caption}
          rows={rows}
          rowKey={({ at }) => at}
          columns={[
            { id: 'title', title: texts.title, rowHeader: true, cell: ({ title }) => title },
            { id: 'creditor', title: texts.creditor, cell: ({ creditor }) => creditor ?? '' },
            { id: 'bureaus', title: texts.bureaus, cell: ({ bureaus }) => bureaus.join(', ') },
            { id: 'strength', title: texts.strength, cell: ({ strength }) => strength },
            {
              id: 'decision',
              title: texts.decision,
              cell: ({ decision }) =>
                decision ? (
                  (texts.decisions[decision] ?? decision)
                ) : (
                  <span className="text-muted">{texts.open}</span>
                ),
            },
          ]}
        />
      )}
    </CaseSection>
  )
}
