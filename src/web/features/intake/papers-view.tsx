import { useState } from 'react'
import type { listMailings } from '../../../shared/api/mailing.ts'
import { type Paper, type PaperField, paperFields } from '../../../shared/api/papers.ts'
import type { DisputeResult } from '../../../shared/api/results.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { MailPapers } from './mail-papers.tsx'
import { PaperForm, paperFileId } from './paper-form.tsx'
import { PaperRow } from './paper-row.tsx'
import { usePaperName } from './use-paper-name.ts'
import { usePaperUpload } from './use-paper-upload.ts'

interface PapersViewProps {
  clientId: string
  papers: readonly Paper[]
  log: CallReply<typeof listMailings> | null
  answers: readonly DisputeResult[]
  onChanged: () => void
}

/** Every paper of a case: what is here and what for, what can still be added, and what came by mail. */
export function PapersView({ clientId, papers, log, answers, onChanged }: PapersViewProps) {
  const { papers: texts } = useMessages()
  const nameOf = usePaperName()
  const [replaces, setReplaces] = useState<Paper | null>(null)
  const [chosen, setChosen] = useState<PaperField | null>(null)
  const upload = usePaperUpload(clientId, () => {
    setReplaces(null)
    onChanged()
  })
  const standing = papers.filter(({ replacedAt }) => replacedAt === null)
  const firstAbsent = paperFields.find((field) => standing.every((paper) => paper.field !== field))
  const field = replaces?.field ?? chosen ?? firstAbsent ?? paperFields[0]
  const replace = (paper: Paper) => {
    setReplaces(paper)
    upload.remove()
    upload.forget()
    // Whoever came by keyboard goes on where the file is chosen.
    document.getElementById(paperFileId)?.focus()
  }
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <p className="mb-5 lg:hidden">
        <TextLink to="#add-paper" isApart>
          {texts.addTitle}
        </TextLink>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card id="kept-papers" title={texts.keptTitle}>
          <ul className="divide-y divide-line">
            {paperFields.map((kind) => {
              const own = papers.filter((paper) => paper.field === kind)
              return (
                <li key={kind} className="py-4 first:pt-0">
                  <h3 className="text-lg">{nameOf(kind)}</h3>
                  <p className="text-muted">{texts.purposes[kind]}</p>
                  {own.length === 0 ? (
                    <p className="mt-1">{texts.nothing}</p>
                  ) : (
                    <ul>
                      {own.map((paper) => (
                        <PaperRow
                          key={paper.id}
                          clientId={clientId}
                          paper={paper}
                          onReplace={() => replace(paper)}
                          onRemoved={() => {
                            setReplaces(null)
                            upload.forget()
                            onChanged()
                          }}
                        />
                      ))}
                    </ul>
                  )}
                </li>
              )
            })}
          </ul>
        </Card>
        <div className="grid gap-5">
          <PaperForm
            field={field}
            onField={setChosen}
            replaces={replaces}
            onKeepBoth={() => setReplaces(null)}
            upload={upload}
          />
          <MailPapers clientId={clientId} log={log} answers={answers} />
        </div>
      </div>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to={`/client-dashboard?client=${encodeURIComponent(clientId)}`} isApart>
          {texts.back}
        </TextLink>
        <TextLink to={`/account/folder?client=${encodeURIComponent(clientId)}`} isApart>
          {texts.folder}
        </TextLink>
      </p>
    </>
  )
}
