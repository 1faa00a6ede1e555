import type { AgreementPaperShown } from '../../../shared/api/agreement.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Notice } from '../../ui/notice.tsx'

type Block = AgreementPaperShown['blocks'][number]

/** A part of a paper has no other name than its place. */
const partKey = (at: number) => `part ${at}`

/** A paper as it is printed, in its own language. */
export function PaperView({ paper }: { paper: AgreementPaperShown }) {
  return (
    <article
      lang={paper.language}
      className="grid max-w-prose gap-3 rounded-md border border-line bg-surface p-5 sm:p-8"
    >
      <h2 className="text-xl">{paper.title}</h2>
      {paper.blocks.map((block, at) => (
        <PaperBlock key={partKey(at)} block={block} />
      ))}
    </article>
  )
}

function PaperBlock({ block }: { block: Block }) {
  const { paper: texts } = useMessages().agreement
  switch (block.kind) {
    case 'heading':
      return <h3 className="mt-3 font-semibold">{block.text}</h3>
    case 'paragraph':
      return <p className="whitespace-pre-line break-words">{block.text}</p>
    case 'bold':
      return (
        <p className="break-words">
          <strong>{block.text}</strong>
        </p>
      )
    case 'note':
      return (
        <Notice>
          <p>{block.text}</p>
        </Notice>
      )
    case 'list':
      return (
        <ul className="grid list-disc gap-1 pl-5">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_1fr]">
          {block.rows.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'signature':
      return (
        <p className="rounded-md border border-dashed border-edge p-4 text-muted">{texts.emptySignature}</p>
      )
    case 'blanks':
      return (
        <p className="text-muted">
          {block.labels.join(' · ')} ({texts.blank})
        </p>
      )
    case 'page':
      return <hr className="my-3 border-line" />
  }
}
