import type { AgreementPaperShown } from '../../../shared/api/agreement.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Notice } from '../../ui/notice.tsx'

type Block = AgreementPaperShown['blocks'][number]

/** A part of a paper has no other name than its place. */
const partKey = (at: number) => `part ${at}`

/** A paper as it is printed, in its own language. */
export function PaperView({ paper, level = 3 }: { paper: AgreementPaperShown; level?: 3 | 4 }) {
  const Title = `h${level}` as const
  return (
    <article
      lang={paper.language}
      className="grid max-w-prose gap-3 rounded-md border border-line bg-surface p-5 sm:p-8"
    >
      <Title className="text-xl">{paper.title}</Title>
      {paper.blocks.map((block, at) => (
        <PaperBlock key={partKey(at)} block={block} level={level} />
      ))}
    </article>
  )
}

function PaperBlock({ block, level }: { block: Block; level: 3 | 4 }) {
  const { paper: texts } = useMessages().agreement
  const Heading = level === 3 ? 'h4' : 'h5'
  switch (block.kind) {
    case 'heading':
      return <Heading className="mt-3 font-semibold">{block.text}</Heading>
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
