import { useState } from 'react'
import { type Paper, removePaper } from '../../../shared/api/papers.ts'
import { formatBytes, formatDay } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

interface PaperRowProps {
  clientId: string
  paper: Paper
  onReplace: () => void
  onRemoved: () => void
}

/** One paper: when it came and by whom, whether letters went out with it, a look at it, and what can be done with it. */
export function PaperRow({ clientId, paper, onReplace, onRemoved }: PaperRowProps) {
  const { papers: texts, shell } = useMessages()
  const [open, setOpen] = useState<'picture' | 'question' | null>(null)
  const { act, busy, failure } = useAct(texts.removeFailed)
  const { fileName } = paper
  const details = [formatBytes(paper.bytes), paper.pages !== null && shell.filePages(paper.pages)]
  const close = () => setOpen(null)
  const remove = () =>
    act(
      (call) => call(removePaper, { params: { id: clientId, paper: String(paper.id) } }),
      () => {
        close()
        onRemoved()
      },
    )
  return (
    <li className="py-3">
      <p className="font-semibold break-all">{fileName}</p>
      <p className="text-sm text-muted">
        {details.filter(Boolean).join(', ')}. {texts.addedOn[paper.addedBy](formatDay(paper.addedAt))}
      </p>
      {paper.replacedAt !== null ? (
        <p className="text-sm text-muted">{texts.replacedOn(formatDay(paper.replacedAt))}</p>
      ) : (
        paper.sentAt !== null && <p className="text-sm">{texts.sentOn(formatDay(paper.sentAt))}</p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          kind="secondary"
          size="sm"
          aria-label={texts.lookAt(fileName)}
          onClick={() => setOpen('picture')}
        >
          {texts.look}
        </Button>
        {paper.replacedAt === null && (
          <Button kind="secondary" size="sm" aria-label={texts.replaceOf(fileName)} onClick={onReplace}>
            {texts.replace}
          </Button>
        )}
        {paper.sentAt === null && (
          <Button
            kind="quiet"
            size="sm"
            aria-label={texts.removeOf(fileName)}
            onClick={() => setOpen('question')}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      <Dialog open={open === 'picture'} title={fileName} onClose={close} size="lg">
        <img
          src={paper.picture}
          alt={texts.pictureOf(fileName)}
          className="max-h-[60dvh] max-w-full border border-line"
        />
        {paper.pages !== null && paper.pages > 1 && (
          <p className="mt-2 text-muted">{texts.morePages(paper.pages)}</p>
        )}
        <LinkButton kind="secondary" className="mt-4" to={paper.url} download>
          {texts.download}
        </LinkButton>
      </Dialog>
      <Dialog open={open === 'question'} title={texts.removeTitle} onClose={close} size="sm">
        <p>{texts.removeText(fileName)}</p>
        <FailureNotice sentence={failure} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button kind="danger" busy={busy} onClick={() => void remove()}>
            {texts.removeButton}
          </Button>
          <Button kind="secondary" onClick={close}>
            {texts.keep}
          </Button>
        </div>
      </Dialog>
    </li>
  )
}
