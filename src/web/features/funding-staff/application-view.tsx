import { useEffect, useRef } from 'react'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { AnswersPart } from './answers-part.tsx'
import type { PartProps } from './application-record.ts'
import { ContactPart } from './contact-part.tsx'
import { DataPart } from './data-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { FeePart } from './fee-part.tsx'
import { HistoryPart } from './history-part.tsx'
import { MessagesPart } from './messages-part.tsx'
import { PackagesPart } from './packages-part.tsx'
import { PrequalificationPart } from './prequalification-part.tsx'
import { ScorePart } from './score-part.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusPart } from './status-part.tsx'

const { one: texts } = staffFundingTexts

/** Everything about one application, with what staff do to it. Opening it moves the focus to its heading. */
export function ApplicationView({ application, reload }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { id, currentStage, submissionDate, lastUpdate } = application
  return (
    <article aria-labelledby="application-title" className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2
            id="application-title"
            ref={heading}
            tabIndex={-1}
            className="text-2xl break-words outline-none"
          >
            {texts.heading(id)}
          </h2>
          <StatusBadge status={currentStage} />
        </div>
        <p className="text-sm text-muted">
          {texts.submitted(formatDay(submissionDate))}, {texts.changed(formatInstant(lastUpdate))}
        </p>
      </div>
      <nav aria-label={texts.jump} className="text-sm">
        <ul className="flex flex-wrap gap-x-4">
          {Object.entries(texts.sections).map(([part, title]) => (
            <li key={part}>
              <a href={`#${part}`} className="text-link inline-flex min-h-9 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 content-start gap-4 xl:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          <StatusPart application={application} reload={reload} />
          <ContactPart application={application} />
        </div>
        <AnswersPart fields={application.fields} />
        <DocumentsPart application={application} reload={reload} />
        <MessagesPart application={application} reload={reload} />
        <ScorePart score={application.score} />
        <PackagesPart application={application} reload={reload} />
        <FeePart application={application} reload={reload} />
        <PrequalificationPart application={application} reload={reload} />
        <HistoryPart history={application.statusHistory} />
        <DataPart application={application} reload={reload} />
      </div>
    </article>
  )
}
